import { createPath, type Location } from 'react-router-dom';
import type { AppHistory } from './router';

/** More steps than any way to a login or through a wizard has. */
const MOST = 16;

/** What an entry of the history keeps: the addresses of the entries beneath it, the nearest first. */
interface Kept {
  readonly beneath: readonly string[];
}

const keptBy = ({ state }: Location): readonly string[] => (state as Kept | null)?.beneath ?? [];

/** Has every entry know where its Back leads, which browsers do not tell. */
export function keepTrail(history: AppHistory): void {
  const { push, replace } = history;
  history.push = (to) => {
    const { location } = history;
    push(to, { beneath: [createPath(location), ...keptBy(location)].slice(0, MOST) } satisfies Kept);
  };
  history.replace = (to) => replace(to, { beneath: keptBy(history.location) } satisfies Kept);
}

/** How many steps back a screen lies; 0 where it is not known to lie there. `isIt` is asked with addresses. */
export const stepsBackTo = ({ location }: AppHistory, isIt: (address: string) => boolean): number =>
  keptBy(location).findIndex(isIt) + 1;
