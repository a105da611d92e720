import type { Instrument } from '../instruments';
import { Bar, type PricePath } from '../price-path';
import { TICKS_PER_SECOND } from '../ticks';
import { sessionSeconds } from '../tree/tree-shape';
import { SLOT_TICKS } from './book-level';

const SLOT_SECONDS = SLOT_TICKS / TICKS_PER_SECOND;
const WINDOW_SECONDS = 60;
const MIN_STRESS = 0.75;
const MAX_STRESS = 12;
/** The mean range of a Brownian path is 1.6 of its deviations. */
const RANGE_PER_DEVIATION = 1.6;
const MAX_KEPT = 64;

/**
 * The stress of a market: the range of the minute before a slot of 15 seconds, in multiples of the usual range
 * (designed). It is rounded to half octaves (factors of √2), so that the book seldom changes because of it. Derived
 * from the path; nothing is stored.
 */
export class MarketStress {
  private readonly path: PricePath;
  private readonly usualRange: number;
  private readonly kept = new Map<number, number>();
  private readonly firstSec: number;
  private readonly bar = new Bar();

  /** `firstSec` is the first second that has prices. */
  constructor(path: PricePath, { dailySigma }: Instrument, firstSec: number) {
    this.path = path;
    this.firstSec = firstSec;
    this.usualRange = dailySigma * Math.sqrt(WINDOW_SECONDS / sessionSeconds(path.shape)) * RANGE_PER_DEVIATION;
  }

  /** Between MIN_STRESS and MAX_STRESS. */
  readonly of = (slot: number): number => {
    const known = this.kept.get(slot);
    if (known !== undefined) return known;
    if (this.kept.size >= MAX_KEPT) this.kept.clear();
    const stress = this.measure(slot * SLOT_SECONDS);
    this.kept.set(slot, stress);
    return stress;
  };

  /** Call this after the path has changed from that second on. */
  forgetFrom(tSec: number): void {
    for (const slot of this.kept.keys()) if (slot * SLOT_SECONDS > tSec) this.kept.delete(slot);
  }

  private measure(endSec: number): number {
    const { bar } = this;
    bar.clear();
    // The book of a token that is not listed is derived from a second before all prices.
    if (endSec > this.firstSec) this.path.fold(endSec - WINDOW_SECONDS, endSec, bar);
    if (bar.isEmpty) return 1;
    const wild = (bar.high - bar.low) / bar.open / this.usualRange;
    let stress = MIN_STRESS;
    while (stress * Math.SQRT2 < wild && stress < MAX_STRESS) stress *= Math.SQRT2;
    return Math.min(stress, MAX_STRESS);
  }
}
