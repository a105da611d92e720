import type { Bar } from '@/data/market/klines';

/**
 * Result of a live bar: it updates the last bar, is the next bar, corrects the bar before the last (sent again when it
 * closed), or leaves a `gap`, so that history must be loaded again.
 */
export type BarUpdate = 'updated' | 'appended' | 'corrected' | 'gap';

/**
 * The candles of one market and period, ascending and without duplicates. Live bars extend it to the right, pages of
 * history to the left.
 */
export class BarHistory {
  #bars: Bar[] = [];
  readonly #longestMs: number;

  /** @param longestMs longest time from one bar to the next; a live bar further ahead leaves a gap */
  constructor(longestMs: number) {
    this.#longestMs = longestMs;
  }

  /** Ascending. The same array until the next call which changes it. */
  get bars(): readonly Bar[] {
    return this.#bars;
  }

  get last(): Bar | undefined {
    return this.#bars.at(-1);
  }

  /** Applies a live bar. A result of `gap` changes nothing; the caller then loads the newest page again. */
  applyLiveBar(bar: Bar): BarUpdate {
    const { last } = this;
    if (!last) return 'gap';
    if (bar.timeMs === last.timeMs) {
      this.#bars[this.#bars.length - 1] = bar;
      return 'updated';
    }
    if (bar.timeMs > last.timeMs) {
      if (bar.timeMs - last.timeMs > this.#longestMs) return 'gap';
      this.#bars.push(bar);
      return 'appended';
    }
    if (bar.timeMs !== this.#bars.at(-2)?.timeMs) return 'gap';
    this.#bars[this.#bars.length - 2] = bar;
    return 'corrected';
  }

  /**
   * Replaces the end of the history by the newest page. Older bars are kept if they adjoin the page. Otherwise they are
   * dropped, because a chart must not hide a gap. Bars after the page are dropped too: the exchange clock was set back.
   */
  renew(page: readonly Bar[]): void {
    const first = page[0];
    const joins = first !== undefined && (this.last?.timeMs ?? Number.NEGATIVE_INFINITY) >= first.timeMs;
    const kept = joins ? this.#bars.filter((bar) => bar.timeMs < first.timeMs) : [];
    this.#bars = [...kept, ...page];
  }

  /** Adds a page of older bars at the left. Returns how many of them were new. */
  prepend(page: readonly Bar[]): number {
    const first = this.#bars[0]?.timeMs ?? Number.POSITIVE_INFINITY;
    const older = page.filter((bar) => bar.timeMs < first);
    if (older.length > 0) this.#bars = [...older, ...this.#bars];
    return older.length;
  }
}
