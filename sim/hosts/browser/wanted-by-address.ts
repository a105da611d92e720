import { StartError } from '../../start-reason';

interface Wanted {
  readonly isolate: boolean;
  readonly scenario?: string;
  readonly seed?: number;
}

const HIGHEST_SEED = 0x7fffffff;

/**
 * `?scenario=flash-crash&seed=7`, `?isolate` for an exchange of this tab's own; anything else in the address is the app's.
 * @throws on a seed that is none: another market than the one that was asked for would help nobody
 */
export function wantedByAddress(search: string): Wanted {
  const query = new URLSearchParams(search);
  const scenario = query.get('scenario');
  const seed = query.get('seed');
  return {
    isolate: query.has('isolate'),
    ...(scenario ? { scenario } : {}),
    ...(seed ? { seed: seedOf(seed) } : {}),
  };
}

function seedOf(text: string): number {
  const seed = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
  if (seed <= HIGHEST_SEED) return seed;
  const message = `no seed "${text}"; seeds are whole numbers from 0 to ${HIGHEST_SEED}`;
  throw new StartError({ kind: 'seed', seed: text }, message);
}
