import { createPath, type Location } from 'react-router-dom';
import { step } from '@/lib/history-steps';
import { fromPageEntry } from '@/ui/overlays/cover-entry';
import type { AppHistory } from './router';

/** More steps than any way to a login or through a wizard has. */
const MOST = 16;

/** What an entry of the history keeps: the addresses of the entries beneath it, the nearest first. */
interface Kept {
  readonly beneath: readonly string[];
}

const keptBy = ({ state }: Location): readonly string[] => (state as Kept | null)?.beneath ?? [];

/** The path that Back leads to from an entry; null where it is not known. */
export const pathBeneath = (entry: Location): string | null => keptBy(entry)[0]?.split('?', 1)[0] ?? null;

/** Has every entry know where its Back leads, which browsers do not tell; what is open over a page is none of them. */
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

/** How many steps back a screen lies; 0 where it is not known to lie there. `isIt` is asked with addresses. */
export const stepsBackTo = ({ location }: AppHistory, isIt: (address: string) => boolean): number =>
  keptBy(location).findIndex(isIt) + 1;
