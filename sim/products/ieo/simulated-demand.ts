import { unitOf } from '@/lib/prng';
import type { World } from '../../world';
import type { ProjectRow } from './tables';
import type { ProjectTerms } from './terms';

/**
 * Simulated demand grows in steps of this length, so that a page loaded twice within a minute shows the same figures.
 */
const STEP_MS = 60_000;

/**
 * Cumulative share of the simulated demand at a share of the sale's time: fast at first, slow in the middle, fast at
 * the end. Rises from 0 to 1.
 */
const rush = (x: number): number => 0.55 * (1 - (1 - x) * (1 - x) * (1 - x)) + 0.45 * x * x * x * x * x;

export interface SimulatedDemand {
  /** Whole coins. */
  readonly coins: number;
  readonly applications: number;
}

const NO_DEMAND: SimulatedDemand = { coins: 0, applications: 0 };

/**
 * Simulated demand at an instant, a function of time that never falls (a step's jitter is less than the step). Nothing
 * is stored or scheduled, however long the sale lasts.
 */
export function simulatedDemand(world: World, terms: ProjectTerms, row: ProjectRow, atMs: number): SimulatedDemand {
  if (atMs < row.startMs) return NO_DEMAND;
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
