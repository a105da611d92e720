import { INDEX_STEP_SECONDS, INDEX_STEPS, markOf, medianOf } from '@/domain/futures/mark';
import { lastTradedSecond, type TreeShape } from './tree/tree-shape';

const STEP_MS = INDEX_STEP_SECONDS * 1_000;

/**
 * Index and mark price of one market (src/domain/futures/mark.ts). Both are functions of the price path, so nothing is
 * stored; only the last window of steps is remembered, because the next one differs in a single price.
 */
export class MarkPrice {
  private readonly shape: TreeShape;
  private readonly lastTicks: (tMs: number) => number;
  /** The steps of the window, the newest first, and their prices. */
  private steps: number[] = [];
  private prices: number[] = [];
  private median = 0;

  constructor(shape: TreeShape, lastTicks: (tMs: number) => number) {
    this.shape = shape;
    this.lastTicks = lastTicks;
  }

  indexTicks(tMs: number): number {
    const newest = this.stepBefore(Math.floor(tMs / 1_000));
    if (newest !== this.steps[0]) this.load(newest);
    return this.median;
  }

  markTicks(tMs: number): number {
    return markOf(this.indexTicks(tMs), this.lastTicks(tMs));
  }

  /** Call this after an intervention. */
  forget(): void {
    this.steps = [];
  }

  private load(newest: number): void {
    const follows = this.steps[0] === this.stepBefore(newest * INDEX_STEP_SECONDS - 1);
    const steps = follows ? [newest, ...this.steps.slice(0, -1)] : this.stepsFrom(newest);
    this.prices = follows
      ? [this.priceOf(newest), ...this.prices.slice(0, -1)]
      : steps.map((step) => this.priceOf(step));
    this.steps = steps;
    this.median = medianOf(this.prices);
  }

  private stepsFrom(newest: number): number[] {
    const steps = [newest];
    while (steps.length < INDEX_STEPS) steps.push(this.stepBefore((steps.at(-1) as number) * INDEX_STEP_SECONDS - 1));
    return steps;
  }

  /** The newest step that has begun in session at or before a second. Sessions begin and end with whole steps. */
  private stepBefore(tSec: number): number {
    return Math.floor(lastTradedSecond(this.shape, tSec) / INDEX_STEP_SECONDS);
  }

  private priceOf(step: number): number {
    return this.lastTicks(step * STEP_MS);
  }
}
