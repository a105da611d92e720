import { mix32 } from '@/lib/prng';
import { Bar, type PricePath } from './price-path';
import { TICKS_PER_SECOND } from './ticks';

/**
 * The four live ticks of one second: open, nearer extreme, other extreme, close. Combined they are the second's
 * candle, so that the live prices and a chart loaded later agree. Caches the last second that was loaded.
 */
export class LiveSecond {
  readonly prices: [number, number, number, number] = [0, 0, 0, 0];
  volume = 0;
  private tSec = Number.NaN;
  private readonly path: PricePath;
  private readonly salt: number;
  private readonly bar = new Bar();

  constructor(path: PricePath, salt: number) {
    this.path = path;
    this.salt = salt;
  }

  /** Loads a traded second. Throws RangeError when the market is closed then, because there are no ticks. */
  load(tSec: number): this {
    if (this.tSec === tSec) return this;
    this.bar.clear();
    this.path.readSecond(tSec, this.bar);
    if (this.bar.isEmpty) throw new RangeError(`no ticks at ${tSec}: ask for a second in which the market is open`);
    this.tSec = tSec;
    const highFirst = this.isHighFirst(tSec);
    this.prices[0] = this.bar.open;
    this.prices[1] = highFirst ? this.bar.high : this.bar.low;
    this.prices[2] = highFirst ? this.bar.low : this.bar.high;
    this.prices[3] = this.bar.close;
    this.volume = this.bar.volume;
    return this;
  }

  /**
   * The extreme nearer to the open comes first (designed), so that the prices take no detour: in a second that crashes
   * they fall once instead of falling, rising and falling again. A draw decides between equally near ones.
   */
  private isHighFirst(tSec: number): boolean {
    const { open, high, low } = this.bar;
    const [toHigh, toLow] = [high - open, open - low];
    if (toHigh !== toLow) return toHigh < toLow;
    return (mix32(this.salt ^ Math.imul(tSec, 0x9e3779b1)) & 1) === 1;
  }

  /** Call this after the path has changed from that second on. */
  forgetFrom(tSec: number): void {
    if (this.tSec >= tSec) this.tSec = Number.NaN;
  }

  /** Lots traded by the first `ticks` ticks (0 to 4) of the second. */
  volumeAfter(ticks: number): number {
    return Math.floor((this.volume * ticks) / TICKS_PER_SECOND);
  }

  /** Adds the first `ticks` ticks (1 to 4) to a bar. */
  addTo(bar: Bar, ticks: number): void {
    const [first] = this.prices;
    let high = first;
    let low = first;
    for (let k = 1; k < ticks; k++) {
      const price = this.prices[k] as number;
      if (price > high) high = price;
      if (price < low) low = price;
    }
    bar.add(first, high, low, this.prices[ticks - 1] as number, this.volumeAfter(ticks));
  }
}
