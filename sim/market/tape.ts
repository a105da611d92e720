import { mix32 } from '@/lib/prng';
import type { CustomerTrade, CustomerTrades } from './customer-trades';
import type { LiveSecond } from './live-second';
import type { MarketLine } from './market-line';
import { TICK_MS, TICKS_PER_SECOND } from './ticks';
import { firstTradedSecond, lastTradedSecond } from './tree/tree-shape';

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
function appendTrades(
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
function customerTradeIds(trades: CustomerTrades, n: number, matchId: number): readonly number[] {
  const { atMs, levels } = trades.list[n] as CustomerTrade;
  const first = Math.floor(atMs / TICK_MS) * IDS_PER_TICK + MAX_TRADES_PER_TICK + trades.printsBefore(n);
  return levels.map((_, k) => (first + k) * MARKETS + matchId);
}

/** Appends the trades of customers with fromMs ≤ atMs < toMs, one print for each level. */
function appendCustomerTrades(
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

/** Trades with fromMs ≤ atMs < toMs, oldest first. The sum of their lots equals the volume of the same ticks. */
export function tapeOf(line: MarketLine, fromMs: number, toMs: number): Trade[] {
  const { path, live, instrument, tapeSalt, trades: customers } = line;
  const trades: Trade[] = [];
  const firstTick = Math.floor((fromMs + TICK_MS - 1) / TICK_MS);
  const endTick = Math.floor((toMs + TICK_MS - 1) / TICK_MS);
  let tSec = firstTradedSecond(path.shape, Math.floor(firstTick / TICKS_PER_SECOND));
  while (tSec * TICKS_PER_SECOND < endTick) {
    const first = Math.max(0, firstTick - tSec * TICKS_PER_SECOND);
    const end = Math.min(TICKS_PER_SECOND, endTick - tSec * TICKS_PER_SECOND);
    appendTrades(trades, live.load(tSec), tSec, first, end, instrument.matchId, tapeSalt);
    tSec = firstTradedSecond(path.shape, tSec + 1);
  }
  if (customers.size > 0) {
    appendCustomerTrades(trades, customers, fromMs, toMs, instrument.matchId);
    trades.sort((a, b) => a.id - b.id);
  }
  return trades;
}

/** The newest `count` trades at or before `tMs`, newest first; fewer when the last ten traded minutes hold fewer. */
export function recentTradesOf(line: MarketLine, tMs: number, count: number): Trade[] {
  const newestFirst: Trade[] = [];
  let endMs = tMs + 1;
  for (let seconds = 0; seconds < 600 && newestFirst.length < count; seconds++) {
    const tSec = lastTradedSecond(line.path.shape, Math.floor((endMs - 1) / 1_000));
    newestFirst.push(...tapeOf(line, tSec * 1_000, Math.min(endMs, (tSec + 1) * 1_000)).reverse());
    endMs = tSec * 1_000;
  }
  return newestFirst.slice(0, count);
}

/** Tape ids of what an order traded at an instant. */
export function tradeIdsOf({ trades, instrument }: MarketLine, orderId: number, atMs: number): readonly number[] {
  const ids: number[] = [];
  for (let n = trades.indexAt(atMs); trades.list[n]?.atMs === atMs; n++) {
    if (trades.list[n]?.orderId === orderId) ids.push(...customerTradeIds(trades, n, instrument.matchId));
  }
  return ids;
}
