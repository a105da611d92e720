import type { Level } from './book/book';
import type { Bar } from './price-path';
import { TICK_MS } from './ticks';

/** What an order of a customer traded at one instant (designed). State, in the order of time. */
export interface CustomerTrade {
  readonly atMs: number;
  readonly orderId: number;
  /** Id of the immediate execution (CoinTakeRow); 0 when the order was resting in the book and others took from it. */
  readonly takeId: number;
  /** The taker's side: 'buy' took asks. */
  readonly side: 'buy' | 'sell';
  /** Best first. */
  readonly levels: readonly Level[];
}

/** Trades per block of remembered highs and lows. */
const BLOCK = 32;
/** Half of a taken level is refilled after the first time, all of it after the second. */
const HALF_REFILL_MS = 5_000;
const REFILLED_MS = 120_000;

/**
 * The trades of customers in one market, on top of its price path: they are on the tape, widen bars, add to volumes,
 * and are missing in the book until others have refilled it. Opens and closes stay those of the path, whose next price
 * follows within a quarter second. A query costs a binary search and a few blocks.
 */
export class CustomerTrades {
  private readonly all: CustomerTrade[] = [];
  private readonly highs: number[] = [];
  private readonly lows: number[] = [];
  /** Prefix sums over the first n trades: lots, and lots times price. */
  private readonly lots: number[] = [0];
  private readonly values: number[] = [0];
  private readonly blockHighs: number[] = [];
  private readonly blockLows: number[] = [];

  get size(): number {
    return this.all.length;
  }

  get list(): readonly CustomerTrade[] {
    return this.all;
  }

  /** Throws RangeError when it is earlier than the last one. */
  add(trade: CustomerTrade): void {
    const last = this.all.at(-1);
    if (last && trade.atMs < last.atMs) throw new RangeError('trades of a market come in time order');
    const { high, low, lots, value } = sumOf(trade.levels);
    const block = Math.floor(this.all.length / BLOCK);
    this.blockHighs[block] = Math.max(this.blockHighs[block] ?? 0, high);
    this.blockLows[block] = Math.min(this.blockLows[block] ?? Number.POSITIVE_INFINITY, low);
    this.all.push(trade);
    this.highs.push(high);
    this.lows.push(low);
    this.lots.push((this.lots.at(-1) as number) + lots);
    this.values.push((this.values.at(-1) as number) + value);
  }

  /** Removes the last trade: the exact inverse of `add`. */
  undo(): void {
    this.all.pop();
    this.highs.pop();
    this.lows.pop();
    this.lots.pop();
    this.values.pop();
    const block = Math.floor(this.all.length / BLOCK);
    this.blockHighs.length = block;
    this.blockLows.length = block;
    for (let n = block * BLOCK; n < this.all.length; n++) {
      this.blockHighs[block] = Math.max(this.blockHighs[block] ?? 0, this.highs[n] as number);
      this.blockLows[block] = Math.min(this.blockLows[block] ?? Number.POSITIVE_INFINITY, this.lows[n] as number);
    }
  }

  clear(): void {
    for (const list of [this.all, this.highs, this.lows, this.blockHighs, this.blockLows]) list.length = 0;
    this.lots.length = 1;
    this.values.length = 1;
  }

  /** Index of the first trade at or after an instant. */
  indexAt(ms: number): number {
    let low = 0;
    let high = this.all.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.all[middle] as CustomerTrade).atMs < ms) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** Widens a bar that is not empty by the trades of [fromMs, toMs). */
  addTo(bar: Bar, fromMs: number, toMs: number): void {
    if (this.all.length === 0 || bar.isEmpty) return;
    const from = this.indexAt(fromMs);
    const to = this.indexAt(toMs);
    bar.volume += (this.lots[to] as number) - (this.lots[from] as number);
    for (let n = from; n < to; ) {
      const block = n / BLOCK;
      const isWhole = Number.isInteger(block) && n + BLOCK <= to;
      const high = (isWhole ? this.blockHighs[block] : this.highs[n]) as number;
      const low = (isWhole ? this.blockLows[block] : this.lows[n]) as number;
      if (high > bar.high) bar.high = high;
      if (low < bar.low) bar.low = low;
      n += isWhole ? BLOCK : 1;
    }
  }

  /** Volume times price of [fromMs, toMs), in ticks times lots. */
  turnover(fromMs: number, toMs: number): number {
    if (this.all.length === 0) return 0;
    return (this.values[this.indexAt(toMs)] as number) - (this.values[this.indexAt(fromMs)] as number);
  }

  /** Lots that are missing at an instant from the levels that buyers (asks) or sellers (bids) took, by price. */
  missing(ms: number, side: 'buy' | 'sell'): ReadonlyMap<number, number> | null {
    const last = this.all.at(-1);
    if (!last || last.atMs < ms - REFILLED_MS) return null;
    const found = new Map<number, number>();
    for (let n = this.indexAt(ms - REFILLED_MS); n < this.all.length; n++) {
      const { atMs, levels, takeId, side: taken } = this.all[n] as CustomerTrade;
      if (atMs > ms) break;
      if (takeId === 0 || taken !== side) continue;
      const ageMs = ms - atMs;
      const left = (HALF_REFILL_MS / (HALF_REFILL_MS + ageMs)) * (1 - ageMs / REFILLED_MS);
      for (const [ticks, lots] of levels) found.set(ticks, (found.get(ticks) ?? 0) + Math.ceil(lots * left));
    }
    return found.size > 0 ? found : null;
  }

  /** The levels that an order took at an instant. */
  taken(takeId: number, atMs: number): readonly Level[] {
    for (let n = this.indexAt(atMs); n < this.all.length; n++) {
      const trade = this.all[n] as CustomerTrade;
      if (trade.takeId === takeId) return trade.levels;
      if (trade.atMs > atMs) break;
    }
    throw new RangeError(`nothing was taken at ${atMs} as ${takeId}`);
  }

  /** Prints before a trade in its quarter second, by which tape ids are numbered. */
  printsBefore(n: number): number {
    const tickMs = Math.floor((this.all[n] as CustomerTrade).atMs / TICK_MS) * TICK_MS;
    let prints = 0;
    for (let m = this.indexAt(tickMs); m < n; m++) prints += (this.all[m] as CustomerTrade).levels.length;
    return prints;
  }
}

function sumOf(levels: readonly Level[]) {
  let [high, low, lots, value] = [0, Number.POSITIVE_INFINITY, 0, 0];
  for (const [ticks, got] of levels) {
    high = Math.max(high, ticks);
    low = Math.min(low, ticks);
    lots += got;
    value += ticks * got;
  }
  return { high, low, lots, value };
}
