import type { BrokenRun, Persistence } from '../port';
import type { RunStore } from './run-store';

interface Keeping {
  readonly persistence: Persistence;
  readonly store: RunStore | null;
}

/** What hosts answer themselves, because the exchange knows nothing of where it is kept. */
const actions = {
  /** Whether the run outlives this page or process, and if not, why. */
  'persistence.get': async ({ persistence }: Keeping): Promise<Persistence> => persistence,
  /** The last run that could not be gone on with: its log, and what was wrong with it. */
  'persistence.broken': async ({ store }: Keeping): Promise<BrokenRun | null> => (await store?.readBroken?.()) ?? null,
};

/** Null for the exchange's own actions. */
export function hostAction(name: string, keeping: Keeping): Promise<unknown> | null {
  return Object.hasOwn(actions, name) ? actions[name as keyof typeof actions](keeping) : null;
}
