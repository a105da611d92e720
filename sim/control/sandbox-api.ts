import { LAST_TICK_MS } from '../market/ticks';
import { methods, type Sandbox } from './sandbox';
import type { ActionInput, ActionName, ActionResult } from './sandbox-actions';
import { built, type Kit } from './sandbox-method';

/** Sends an action to the exchange and returns its result: to a worker, to a page, or over HTTP. */
export type Carrier = (action: string, input: unknown) => Promise<unknown>;

interface SandboxEnvironment {
  /** Waits until the page shows the exchange's state; missing without a page. */
  readonly settled?: () => Promise<void>;
  /** Whether runs begin with a paused clock. */
  readonly paused?: boolean;
  /** Takes the app to the screen of a scenario that begins; without it the app stays where it is. */
  readonly show?: (address: string) => void;
}

/** Builds the sandbox API (./sandbox.ts) over a carrier. */
export function createSandbox(carry: Carrier, { settled, paused = false, show }: SandboxEnvironment = {}): Sandbox {
  const run = <N extends ActionName>(action: N, input?: ActionInput<N>): Promise<ActionResult<N>> =>
    carry(action, input ?? {}) as Promise<ActionResult<N>>;
  return built(methods, { run, shown: shownBy(run), settled, paused, show });
}

/** With a paused clock, moves it to where an intervention shows. */
export function shownBy(run: Kit['run']): Kit['shown'] {
  return async (intervening) => {
    const result = await intervening;
    const clock = await run('clock.now');
    if (clock.paused) await run('clock.jump', { to: Math.max(clock.now, result.fromMs + LAST_TICK_MS) });
    return result;
  };
}
