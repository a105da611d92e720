import { asksForOwnExchange, isEmbedded } from '@/lib/sandbox/framing';
import { DEFAULT_SCENARIO, DEFAULT_SEED, MAX_SEED } from '../../scenarios/default-run';
import { StartError } from '../../start-reason';
import type { RequestedRun } from '../resume-run';

type RequestedByAddress = Pick<RequestedRun, 'scenario' | 'seed' | 'isFresh' | 'otherwise'> & {
  readonly isolate: boolean;
};

/**
 * Reads `?scenario=flash-crash&seed=7` and `?isolate` (an exchange only for this tab, which an embedded page always
 * has); everything else in the address belongs to the app. An address begins a run when it is opened. When it is loaded
 * again (`isAgain`), the current run is continued: the one it began, with everything done in it, or one that was
 * started since.
 * @throws StartError on an invalid seed, because another market than the requested one would be misleading
 */
export function requestedByAddress(search: string, isAgain = false): RequestedByAddress {
  const query = new URLSearchParams(search);
  const isolate = asksForOwnExchange(search) || isEmbedded;
  const scenario = query.get('scenario');
  const seed = query.get('seed');
  if (!scenario && !seed) return { isolate };
  const named = { ...(scenario ? { scenario } : {}), ...(seed ? { seed: seedOf(seed) } : {}) };
  if (!isAgain) return { isolate, isFresh: true, ...named };
  return { isolate, otherwise: { scenario: DEFAULT_SCENARIO, seed: DEFAULT_SEED, ...named } };
}

/**
 * The run to start when another tab already runs an exchange; null when the address asks for the run of that exchange.
 * A seed alone means the default scenario, whatever the other tabs show.
 */
export function runInstead(
  { scenario, seed }: Pick<RequestedRun, 'scenario' | 'seed'>,
  running: { readonly scenario: string; readonly seed: number },
): { readonly name: string; readonly seed?: number } | null {
  const name = scenario ?? (seed === undefined ? running.scenario : DEFAULT_SCENARIO);
  const isRunning = name === running.scenario && (seed ?? running.seed) === running.seed;
  return isRunning ? null : { name, ...(seed === undefined ? {} : { seed }) };
}

function seedOf(text: string): number {
  const seed = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
  if (seed <= MAX_SEED) return seed;
  const message = `no seed "${text}"; seeds are whole numbers from 0 to ${MAX_SEED}`;
  throw new StartError({ kind: 'seed', seed: text }, message);
}
