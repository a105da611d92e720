import type { ActionInput, ActionName, ActionResult } from './sandbox-actions';

/** A persona (`'trader'`), an e-mail address, a phone number, a user id, or `'visitor'`. */
export type Who = ActionInput<'people.as'>['who'];

/** What the methods of the sandbox API are built from. */
export interface Kit {
  /** Sends an action to the exchange, and returns its result. */
  run<N extends ActionName>(action: N, input?: ActionInput<N>): Promise<ActionResult<N>>;
  /** Resolves when an intervention is visible, which is from the next second on. A paused clock is moved there. */
  shown<T extends { readonly fromMs: number }>(intervening: Promise<T>): Promise<T>;
  /** Waits until the page shows the exchange's state; undefined without a page. */
  readonly settled: (() => Promise<void>) | undefined;
  /** Whether runs begin with a paused clock. */
  readonly paused: boolean;
  /** Takes the app to a screen; undefined where somebody else does, as in tests. */
  readonly show: ((address: string) => void) | undefined;
}

/** A method that sends one action. */
export interface Sent<Given extends readonly unknown[] = readonly never[], Result = unknown> {
  readonly action: ActionName;
  readonly args: readonly string[];
  readonly always?: object | undefined;
  readonly gives?: PropertyKey | undefined;
  readonly intervenes: boolean;
  /** Never set; it only carries the types to the method. */
  readonly method?: (...given: Given) => Promise<Result>;
}

type Field<Input> = Extract<keyof Input, string> | '...';
/** The fields of an input that one argument provides. */
type Part<Input, Arg, All> = Arg extends '...'
  ? Omit<Input, Extract<All, keyof Input>>
  : Pick<Input, Arg & keyof Input>;
type Value<Input, Arg, All> = Arg extends keyof Input ? Input[Arg] : Part<Input, Arg, All>;
/** The arguments of a method. An argument is optional when all its fields are. */
type ArgumentsOf<Input, Args extends readonly unknown[], All = Args[number]> = Args extends readonly [
  infer Arg,
  ...infer More,
]
  ? Record<never, never> extends Part<Input, Arg, All>
    ? [given?: Value<Input, Arg, All>, ...ArgumentsOf<Input, More, All>]
    : [given: Value<Input, Arg, All>, ...ArgumentsOf<Input, More, All>]
  : [];
type GivenBack<Result, Gives> = [Gives] extends [never] ? Result : Result[Gives & keyof Result];

interface Details<Input, Gives> {
  /** Fields that are the same in every call of the method. */
  readonly always?: Partial<Input>;
  /** The only field of the result that the method returns. */
  readonly gives?: Gives;
}

const declares =
  (intervenes: boolean) =>
  <
    N extends ActionName,
    const Args extends readonly Field<ActionInput<N>>[],
    Gives extends keyof ActionResult<N> = never,
  >(
    action: N,
    args: Args,
    { always, gives }: Details<ActionInput<N>, Gives> = {},
  ): Sent<ArgumentsOf<ActionInput<N>, Args>, GivenBack<ActionResult<N>, Gives>> => ({
    action,
    args,
    always,
    gives,
    intervenes,
  });

/** A method that sends one action with these fields; `'...'` is an object with all fields that are not named. */
export const sends = declares(false);
/** The same for an action that changes prices: on a paused clock the method resolves when they show. */
export const intervenes = declares(true);

/** The method of a row, or the methods of a group of rows. */
export type MethodOf<Row> =
  Row extends Sent<infer Given, infer Result>
    ? (...given: Given) => Promise<Result>
    : Row extends (kit: never) => infer Method
      ? Method
      : { readonly [Name in keyof Row]: MethodOf<Row[Name]> };

const isSent = (row: object): row is Sent => typeof (row as { action?: unknown }).action === 'string';

/** Builds the methods of a table or of one of its rows. */
export function built<Row extends object>(row: Row, kit: Kit): MethodOf<Row> {
  const build = (): unknown => {
    if (typeof row === 'function') return (row as (kit: Kit) => unknown)(kit);
    if (isSent(row)) return (...given: unknown[]) => send(row, given, kit);
    return Object.fromEntries(Object.entries(row).map(([name, own]) => [name, built(own as object, kit)]));
  };
  return build() as MethodOf<Row>;
}

async function send({ action, args, always, gives, intervenes }: Sent, given: unknown[], { run, shown }: Kit) {
  const input: Record<string, unknown> = { ...always };
  for (const [at, name] of args.entries()) {
    if (name === '...') Object.assign(input, given[at]);
    else if (given[at] !== undefined) input[name] = given[at];
  }
  const running = run(action, input as ActionInput<ActionName>) as Promise<{ readonly fromMs: number }>;
  const result: object = await (intervenes ? shown(running) : running);
  return gives === undefined ? result : (result as Record<PropertyKey, unknown>)[gives];
}
