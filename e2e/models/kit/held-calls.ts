import type { Call } from '../../../src/contract/calls';
import type { Step, Walk } from './model';

/** Longer than any test; the call continues when it is released. */
const HELD_MS = 3_600_000;

type AnyStep = Step<unknown, { readonly type: string }>;
const isFailure = (event: { readonly type: string } | null | undefined) =>
  event?.type.startsWith('xstate.error') ?? false;

/** Whether the effect that a step begins must fail. */
export const fails = ({ next }: Pick<AnyStep, 'next'>): boolean => isFailure(next);

/** Whether a step is a failed effect. */
export const hasFailed = (step: Pick<AnyStep, 'event'> | null): boolean => isFailure(step?.event);

/** Holds calls back, so that the state during the call can be checked; with `broken` they fail when released. */
export function hold({ sandbox }: Walk, calls: Call | readonly Call[], { broken = false } = {}): Promise<unknown> {
  const faults = { latencyMs: HELD_MS, errorRate: broken ? 1 : 0 };
  return sandbox.faults.set({ calls: Object.fromEntries([calls].flat().map((call) => [call, faults])) });
}

/** Releases held calls; those that must fail keep failing, however often the app repeats them. */
export async function letGo({ sandbox }: Walk): Promise<void> {
  const { calls } = await sandbox.faults.get();
  const going = Object.entries(calls).map(([call, faults]) => [call, { ...faults, latencyMs: 0 }]);
  await sandbox.faults.set({ calls: Object.fromEntries(going) });
}

/** Performs an action while the exchange sends no events. */
export async function withEventsMuted<T>({ sandbox }: Walk, act: () => Promise<T>): Promise<T> {
  await sandbox.faults.set({ muteEvents: true });
  const done = await act();
  await sandbox.faults.set({ muteEvents: false });
  return done;
}
