import { unitOf } from '@/lib/prng';
import type { World } from '../../world';
import type { ProjectRow } from './tables';
import type { ProjectTerms } from './terms';

/** Rivals come in steps of this length, so that a page that is looked at twice in a minute is a page at rest. */
const STEP_MS = 60_000;

/**
 * The share of their demand that rivals have brought at a share of the time: quick at first, slow in the middle, a rush
 * at the end. Rises from 0 to 1.
 */
const rush = (x: number): number => 0.55 * (1 - (1 - x) * (1 - x) * (1 - x)) + 0.45 * x * x * x * x * x;

export interface RivalDemand {
  /** Whole coins. */
  readonly coins: number;
  readonly applications: number;
}

const NOBODY: RivalDemand = { coins: 0, applications: 0 };

/**
 * What rivals have applied for at an instant: a function of time that never falls (the jitter of a step is less than
 * the step), so that nothing is stored or scheduled however long the sale is.
 */
export function rivalDemand(world: World, terms: ProjectTerms, row: ProjectRow, atMs: number): RivalDemand {
  if (atMs < row.startMs) return NOBODY;
  const share = rush(elapsedShare(world, row, atMs));
  const coins = Math.floor(terms.issue * terms.demand * share);
  return { coins, applications: Math.floor(coins / terms.ticket) };
}

function elapsedShare(world: World, { id, startMs, endMs }: ProjectRow, atMs: number): number {
  if (atMs >= endMs) return 1;
  const step = Math.floor((atMs - startMs) / STEP_MS);
  const steps = Math.max(1, (endMs - startMs) / STEP_MS);
  return Math.min(1, (step + unitOf(world.chance('ieo.rivals', id, step))) / steps);
}
