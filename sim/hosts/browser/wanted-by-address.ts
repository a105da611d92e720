import { DEFAULT_SCENARIO, DEFAULT_SEED } from '../../scenarios/default-run';
import { StartError } from '../../start-reason';
import type { WantedRun } from '../resume-run';

type Wanted = Pick<WantedRun, 'scenario' | 'seed' | 'isFresh' | 'otherwise'> & { readonly isolate: boolean };

const HIGHEST_SEED = 0x7fffffff;

/**
 * `?scenario=flash-crash&seed=7`, `?isolate` for an exchange of this tab's own; anything else in the address is the app's.
 * Opened, the address begins a run. Loaded again (`isAgain`), it goes on with whatever there is by then: the run it
 * began, with all that was done in it, or the one that somebody has started since.
 * @throws on a seed that is none: another market than the one that was asked for would help nobody
 */
export function wantedByAddress(search: string, isAgain = false): Wanted {
  const query = new URLSearchParams(search);
  const isolate = query.has('isolate');
  const scenario = query.get('scenario');
  const seed = query.get('seed');
  if (!scenario && !seed) return { isolate };
  const named = { ...(scenario ? { scenario } : {}), ...(seed ? { seed: seedOf(seed) } : {}) };
  if (!isAgain) return { isolate, isFresh: true, ...named };
  return { isolate, otherwise: { scenario: DEFAULT_SCENARIO, seed: DEFAULT_SEED, ...named } };
}

function seedOf(text: string): number {
  const seed = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
  if (seed <= HIGHEST_SEED) return seed;
  const message = `no seed "${text}"; seeds are whole numbers from 0 to ${HIGHEST_SEED}`;
  throw new StartError({ kind: 'seed', seed: text }, message);
}
