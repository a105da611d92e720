import type { ControlInput, ControlName, ControlResult } from './actions';

type Group<N extends string> = N extends `${infer G}.${string}` ? G : never;
type ActionOf<N extends string, G extends string> = N extends `${G}.${infer A}` ? A : never;
type Named<G extends string, A extends string> = Extract<ControlName, `${G}.${A}`>;

/** An action without fields takes nothing. */
type Invoke<N extends ControlName> =
  Record<string, never> extends ControlInput<N>
    ? (input?: ControlInput<N>) => Promise<ControlResult<N>>
    : (input: ControlInput<N>) => Promise<ControlResult<N>>;

/**
 * What testers and presenters hold in their hands: `sandbox.clock.advance({ by: '5m' })`. One surface for the page
 * (`window.sandbox`), browser tests and the Node host (`POST /__sandbox/clock/advance`), typed from one table.
 */
export type Sandbox = {
  readonly [G in Group<ControlName>]: {
    readonly [A in ActionOf<ControlName, G>]: Invoke<Named<G, A>>;
  };
};

/** Builds the surface over whatever carries an action to the exchange: a worker, a page, or HTTP. */
export function createSandbox(carry: (action: string, input: unknown) => Promise<unknown>): Sandbox {
  const group = (name: string) =>
    new Proxy({}, { get: (_, action) => (input: unknown) => carry(`${name}.${String(action)}`, input ?? {}) });
  const groups = new Map<string, object>();
  return new Proxy({} as Sandbox, {
    get: (_, name) => {
      // A promise-like probe (await sandbox) must not turn into an action.
      if (typeof name !== 'string' || name === 'then') return undefined;
      const known = groups.get(name) ?? group(name);
      groups.set(name, known);
      return known;
    },
  });
}
