import type { Bar } from '@/data/klines';

/**
 * What became of a live bar: it is the last bar in a newer state, the next bar, the one before the last (told once more
 * as it closed), or it does not follow from what is known (`gap`) and history must be asked for again.
 */
export type Taken = 'updated' | 'appended' | 'corrected' | 'gap';

/**
 * The candles of one market and period, ascending and without doubles. It grows at both ends: to the right by live
 * bars, to the left by pages of history.
 */
export class BarHistory {
  #bars: Bar[] = [];
  readonly #longestMs: number;

  /** @param longestMs longest time from one bar to the next; a live bar further ahead leaves a gap */
  constructor(longestMs: number) {
    this.#longestMs = longestMs;
  }

  /** Ascending; the same array until the next call that changes it. */
  get bars(): readonly Bar[] {
    return this.#bars;
  }

  get last(): Bar | undefined {
    return this.#bars.at(-1);
  }

  /** Takes in a live bar. After `gap` nothing has changed: the caller loads the newest page again. */
  take(bar: Bar): Taken {
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
   * Takes in the newest page. Older bars stay where the page joins them; where it does not, they are dropped, because
   * a chart must not draw a hole as if nothing had happened in it. What lies after the page's end is dropped too: the
   * exchange's clock was set back.
   */
  renew(page: readonly Bar[]): void {
    const first = page[0];
    const joins = first !== undefined && (this.last?.timeMs ?? Number.NEGATIVE_INFINITY) >= first.timeMs;
    const kept = joins ? this.#bars.filter((bar) => bar.timeMs < first.timeMs) : [];
    this.#bars = [...kept, ...page];
  }

  /** Takes in a page to the left of what is known; answers how many of its bars were new. */
  prepend(page: readonly Bar[]): number {
    const first = this.#bars[0]?.timeMs ?? Number.POSITIVE_INFINITY;
    const older = page.filter((bar) => bar.timeMs < first);
    if (older.length > 0) this.#bars = [...older, ...this.#bars];
    return older.length;
  }
}
