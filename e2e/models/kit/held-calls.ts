import type { Call } from '../../../src/contract/calls';
import type { Stage, Step } from './model';

/** Longer than any test; the call goes on when it is let go. */
const HELD_MS = 3_600_000;

type AnyStep = Step<unknown, { readonly type: string }>;
const isFailure = (event: { readonly type: string } | null | undefined) =>
  event?.type.startsWith('xstate.error') ?? false;

/** Whether the effect that a step begins is to fail. */
export const fails = ({ next }: Pick<AnyStep, 'next'>): boolean => isFailure(next);

/** Whether a step is an effect that has failed. */
export const hasFailed = (step: Pick<AnyStep, 'event'> | null): boolean => isFailure(step?.event);

/** Holds calls back on their way, so that what shows meanwhile can be looked at; with `broken` they fail when let go. */
export function hold({ sandbox }: Stage, calls: Call | readonly Call[], { broken = false } = {}): Promise<unknown> {
  const faults = { latencyMs: HELD_MS, errorRate: broken ? 1 : 0 };
  return sandbox.faults.set({ calls: Object.fromEntries([calls].flat().map((call) => [call, faults])) });
}

/** Calls that are held back go on; those that are to fail go on failing, however often the app tries again. */
export async function letGo({ sandbox }: Stage): Promise<void> {
  const { calls } = await sandbox.faults.get();
  const going = Object.entries(calls).map(([call, faults]) => [call, { ...faults, latencyMs: 0 }]);
  await sandbox.faults.set({ calls: Object.fromEntries(going) });
}

/** While something is done, the exchange tells nobody of it. */
export async function untold<T>({ sandbox }: Stage, act: () => Promise<T>): Promise<T> {
  await sandbox.faults.set({ muteEvents: true });
  const done = await act();
  await sandbox.faults.set({ muteEvents: false });
  return done;
}
