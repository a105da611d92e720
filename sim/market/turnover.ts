import { Bar, type PricePath } from './price-path';

const QUARTER_SEC = 900;
const MINUTE_SEC = 60;
/** A quarter of an hour whose range is wider than this fraction of its open is summed by minutes. */
const WIDE = 0.02;
/** Sums that are cached: those of some days. They are cheap to compute again. */
const MAX_KEPT = 500;

/**
 * The turnover of one market: volume times price, summed over stretches that are short enough for one price (designed).
 * In ticks times lots. Sums of whole quarters of an hour are kept; they are derived and may be dropped at any time.
 */
export class Turnover {
  private readonly path: PricePath;
  private readonly quarters = new Map<number, number>();
  private readonly bar = new Bar();

  constructor(path: PricePath) {
    this.path = path;
  }

  /** Call this after the path has changed from that second on. */
  forgetFrom(tSec: number): void {
    for (const start of this.quarters.keys()) if (start + QUARTER_SEC > tSec) this.quarters.delete(start);
  }

  /** Turnover of [fromSec, toSec), both whole epoch seconds. */
  sum(fromSec: number, toSec: number): number {
    const first = Math.ceil(fromSec / QUARTER_SEC) * QUARTER_SEC;
    const end = Math.floor(toSec / QUARTER_SEC) * QUARTER_SEC;
    if (first >= end) return this.byPrice(fromSec, toSec);
    let sum = this.byPrice(fromSec, first);
    for (let at = first; at < end; at += QUARTER_SEC) sum += this.quarter(at);
    return sum + this.byPrice(end, toSec);
  }

  private quarter(startSec: number): number {
    const known = this.quarters.get(startSec);
    if (known !== undefined) return known;
    const sum = this.byPrice(startSec, startSec + QUARTER_SEC);
    if (this.quarters.size >= MAX_KEPT) this.quarters.clear();
    this.quarters.set(startSec, sum);
    return sum;
  }

  private byPrice(fromSec: number, toSec: number): number {
    if (fromSec >= toSec) return 0;
    const { bar } = this;
    bar.clear();
    this.path.fold(fromSec, toSec, bar);
    if (bar.isEmpty) return 0;
    if (bar.high - bar.low <= WIDE * bar.open || toSec - fromSec === 1) return turnoverOf(bar);
    // The price moved too far for one price: by minutes, and a minute of a crash by seconds.
    const step = toSec - fromSec > MINUTE_SEC ? MINUTE_SEC : 1;
    let sum = 0;
    for (let at = fromSec; at < toSec; ) {
      const next = Math.min(toSec, (Math.floor(at / step) + 1) * step);
      sum += this.byPrice(at, next);
      at = next;
    }
    return sum;
  }
}

/** Volume of a short stretch at its typical price, in ticks times lots. */
export const turnoverOf = ({ open, high, low, close, volume }: Bar): number =>
  volume * ((open + high + low + close) / 4);
