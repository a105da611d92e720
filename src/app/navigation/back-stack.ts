import { createPath, type Location } from 'react-router-dom';
import { step } from '@/lib/browser/history-steps';
import { navigateFromPage } from '@/ui/overlays/overlay-entry';
import type { AppHistory } from './hash-history';

/** More steps than any way to a login or through a wizard has. */
const MAX_STEPS = 16;

/** State of a history entry: the addresses of the entries before it, the nearest first. */
interface Kept {
  readonly beneath: readonly string[];
}

const backStackOf = ({ state }: Location): readonly string[] => (state as Kept | null)?.beneath ?? [];

/** The path that Back leads to from an entry; null if unknown. */
export const previousPath = (entry: Location): string | null => backStackOf(entry)[0]?.split('?', 1)[0] ?? null;

/**
 * Stores in every history entry the addresses before it, which browsers do not reveal. Entries of overlays are not
 * counted.
 */
export function recordBackStack(history: AppHistory): void {
  const { push, replace } = history;
  history.push = (to) =>
    navigateFromPage(() => {
      const { location } = history;
      push(to, { beneath: [createPath(location), ...backStackOf(location)].slice(0, MAX_STEPS) } satisfies Kept);
    });
  history.replace = (to) =>
    navigateFromPage(() => replace(to, { beneath: backStackOf(history.location) } satisfies Kept));
  history.go = (by) => navigateFromPage(() => step(by, { quiet: false }));
}

/** Number of steps back to a screen; 0 if it is not known to be in the history. `isIt` receives addresses. */
export const stepsBackTo = ({ location }: AppHistory, isIt: (address: string) => boolean): number =>
  backStackOf(location).findIndex(isIt) + 1;
