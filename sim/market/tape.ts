import { mix32 } from '@/lib/prng';
import type { CustomerTrade, CustomerTrades } from './customer-trades';
import { type LiveSecond, TICK_MS, TICKS_PER_SECOND } from './live-second';

/** A trade on the tape; a customer may be one of its sides. `side` is the taker's: 'buy' took an ask. */
export interface Trade {
  /** Stable and unique over all markets. A safe integer that grows with time within a market. */
  readonly id: number;
  readonly atMs: number;
  readonly priceTicks: number;
  readonly lots: number;
  readonly side: 'buy' | 'sell';
}

/** Ids reserved for a quarter second: four simulated trades, then the trades of customers. */
const IDS_PER_TICK = 512;
const MAX_TRADES_PER_TICK = 4;
const MARKETS = 1_024;

/**
 * Appends the trades of the ticks `first` … `end - 1` of a loaded second (designed). Each tick's volume is distributed
 * over one to four trades at the tick's price, so that the lots of the tape sum to the volume of the candle.
 */
export function appendTrades(
  trades: Trade[],
  second: LiveSecond,
  tSec: number,
  first: number,
  end: number,
  matchId: number,
  salt: number,
): void {
  for (let tick = first; tick < end; tick++) {
    const priceTicks = second.prices[tick] as number;
    const before = second.prices[tick === 0 ? 0 : tick - 1] as number;
    const number = tSec * TICKS_PER_SECOND + tick;
    const word = mix32(mix32(salt ^ Math.imul(tSec, 0x27d4eb2f)) + tick) >>> 0;
    const side = priceTicks === before ? (word & 16 ? 'buy' : 'sell') : priceTicks > before ? 'buy' : 'sell';
    const count = 1 + (word % MAX_TRADES_PER_TICK);
    let left = second.volumeAfter(tick + 1) - second.volumeAfter(tick);
    for (let k = 0; k < count && left > 0; k++) {
      const part = ((word >>> (8 + 6 * k)) & 63) / 64;
      const lots = k === count - 1 ? left : Math.min(left, Math.max(1, Math.floor(left * (0.1 + 0.7 * part))));
      left -= lots;
      const id = (number * IDS_PER_TICK + k) * MARKETS + matchId;
      trades.push({ id, atMs: tSec * 1_000 + tick * TICK_MS, priceTicks, lots, side });
    }
  }
}

/**
 * An upper bound for the ids of simulated trades up to an instant. Ids of customers' trades in its quarter second are
 * higher.
 */
export const othersEnd = (ms: number): number =>
  (Math.floor(ms / TICK_MS) * IDS_PER_TICK + MAX_TRADES_PER_TICK) * MARKETS - 1;

/** Ids on the tape of the n-th trade of customers, one for each level. */
export function customerTradeIds(trades: CustomerTrades, n: number, matchId: number): readonly number[] {
  const { atMs, levels } = trades.list[n] as CustomerTrade;
  const first = Math.floor(atMs / TICK_MS) * IDS_PER_TICK + MAX_TRADES_PER_TICK + trades.printsBefore(n);
  return levels.map((_, k) => (first + k) * MARKETS + matchId);
}

/** Appends the trades of customers with fromMs ≤ atMs < toMs, one print for each level. */
export function appendCustomerTrades(
  prints: Trade[],
  trades: CustomerTrades,
  fromMs: number,
  toMs: number,
  matchId: number,
): void {
  const end = trades.indexAt(toMs);
  for (let n = trades.indexAt(fromMs); n < end; n++) {
    const { atMs, side, levels } = trades.list[n] as CustomerTrade;
    const ids = customerTradeIds(trades, n, matchId);
    for (const [k, [priceTicks, lots]] of levels.entries()) {
      prints.push({ id: ids[k] as number, atMs, priceTicks, lots, side });
    }
  }
}
