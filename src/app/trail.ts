import { createPath, type Location } from 'react-router-dom';
import { step } from '@/lib/history-steps';
import { fromPageEntry } from '@/ui/overlays/cover-entry';
import type { AppHistory } from './router';

/** More steps than any way to a login or through a wizard has. */
const MOST = 16;

/** State of a history entry: the addresses of the entries before it, the nearest first. */
interface Kept {
  readonly beneath: readonly string[];
}

const keptBy = ({ state }: Location): readonly string[] => (state as Kept | null)?.beneath ?? [];

/** The path that Back leads to from an entry; null if unknown. */
export const pathBeneath = (entry: Location): string | null => keptBy(entry)[0]?.split('?', 1)[0] ?? null;

/**
 * Stores in every history entry the addresses before it, which browsers do not reveal. Entries of overlays are not
 * counted.
 */
export function keepTrail(history: AppHistory): void {
  const { push, replace } = history;
  history.push = (to) =>
    fromPageEntry(() => {
      const { location } = history;
      push(to, { beneath: [createPath(location), ...keptBy(location)].slice(0, MOST) } satisfies Kept);
    });
  history.replace = (to) => fromPageEntry(() => replace(to, { beneath: keptBy(history.location) } satisfies Kept));
  history.go = (by) => fromPageEntry(() => step(by, { quiet: false }));
}

/** Number of steps back to a screen; 0 if it is not known to be in the history. `isIt` receives addresses. */
export const stepsBackTo = ({ location }: AppHistory, isIt: (address: string) => boolean): number =>
  keptBy(location).findIndex(isIt) + 1;
