import { type Book, type BookSide, deriveBook, deriveOffers, type Level } from './book/book';
import type { BookMoment } from './book/book-level';
import type { CustomerTrade } from './customer-trades';
import { INSTRUMENTS, type Instrument } from './instruments';
import { impactOf } from './interventions/impact';
import type { Drift, Intervention, Shock, TradeImpact } from './interventions/interventions';
import { type Candle, HISTORY_END_SEC, MarketLine } from './market-line';
import {
  interventionsOfAll,
  type MarketJson,
  restoreInterventions,
  restoreTrades,
  type TradesJson,
  tradesOfAll,
} from './market-state';
import type { Period } from './periods';
import { nextCloseOf, nextOpenOf } from './session-times';
import { recentTradesOf, type Trade, tapeOf, tradeIdsOf } from './tape';
import { sparklineOf, type Ticker, tickerOf, turnoverOfWindow } from './ticker';
import { TICK_MS, TICKS_PER_SECOND } from './ticks';
import { isInSession, lastTradedSecond } from './tree/tree-shape';

/** Re-exported for callers of the market's methods. */
export type { Candle } from './market-line';
export type { MarketJson, TradesJson } from './market-state';
export type { Ticker } from './ticker';

/** A market with a volatility multiple below this is held still: trades do not move its price. */
const HELD_STILL = 0.1;

/** Most bars in one answer. */
const MAX_CANDLES = 1_000;

/**
 * All markets of an exchange as one function of seed, interventions and time (designed). The class does not know the
 * current time: every query passes its instant, in epoch milliseconds (`tMs`) or seconds (`tSec`), in any order.
 * Markets are identified by `Instrument.index`; prices are integer ticks and sizes integer lots of that instrument.
 * Throws RangeError on instants outside HISTORY_START_SEC … HISTORY_END_SEC and on unknown markets.
 */
export class Market {
  readonly instruments: readonly Instrument[];
  private readonly lines: readonly MarketLine[];

  constructor({ seed, instruments = INSTRUMENTS }: { seed: number; instruments?: readonly Instrument[] }) {
    this.instruments = instruments;
    this.lines = instruments.map((instrument) => new MarketLine(seed, instrument));
  }

  /** The last price: the newest live tick at or before `tMs`; while the market is closed, its last close. */
  lastTicks(i: number, tMs: number): number {
    return this.line(i).lastTicks(tMs);
  }

  /** Index price of futures: what the last minute was worth (src/domain/futures/mark.ts). */
  indexTicks(i: number, tMs: number): number {
    return this.line(i).mark.indexTicks(tMs);
  }

  /** Mark price of futures, by which positions are liquidated. */
  markTicks(i: number, tMs: number): number {
    return this.line(i).mark.markTicks(tMs);
  }

  /**
   * The four prices of a traded second, at 0, 250, 500 and 750 ms; null while the market is closed. The array is
   * reused, so do not keep it.
   */
  secondTicks(i: number, tSec: number): readonly [number, number, number, number] | null {
    const { path, live } = this.line(i);
    return isInSession(path.shape, tSec) ? live.load(tSec).prices : null;
  }

  /**
   * The complete bar of the period around `tSec`, including its future. A bar without trading stays at the last price.
   */
  candle(i: number, period: Period, tSec: number): Candle {
    return this.line(i).candle(period, tSec, Number.POSITIVE_INFINITY);
  }

  /** The newest bar that has traded, as it is at `tMs`: the last of `candles`. */
  liveCandle(i: number, period: Period, tMs: number): Candle {
    const line = this.line(i);
    return line.candle(period, lastTradedSecond(line.path.shape, Math.floor(tMs / 1_000)), tMs);
  }

  /**
   * Bars that overlap [fromSec, toSec), ascending, as they are at `asOfMs`: nothing later is read, and the last bar
   * equals the combined live ticks so far. Bars without any trading time are left out. At most `limit` bars, the newest
   * ones.
   */
  candles(
    i: number,
    period: Period,
    fromSec: number,
    toSec: number,
    asOfMs: number,
    limit: number = MAX_CANDLES,
  ): Candle[] {
    return this.line(i).candles(period, fromSec, toSec, asOfMs, limit);
  }

  /**
   * First traded second in [fromSec, toSec) in which the price reaches `priceTicks`, upwards (1: high ≥ price) or
   * downwards (-1: low ≤ price); -1 if there is none. Visits a few nodes, not the seconds in between.
   */
  firstCross(i: number, fromSec: number, toSec: number, priceTicks: number, direction: 1 | -1): number {
    return this.line(i).path.firstCross(fromSec, Math.min(toSec, HISTORY_END_SEC), priceTicks, direction);
  }

  /**
   * High, low, volume and change over the last 24 hours; for a stock since the opening of its current or last session,
   * whose price is the previous close.
   */
  ticker24h(i: number, tMs: number): Ticker {
    return tickerOf(this.line(i), tMs);
  }

  /** Volume times price over the ticker's 24 hours, in ticks times lots. */
  turnover24h(i: number, tMs: number): number {
    return turnoverOfWindow(this.line(i), tMs);
  }

  /** The bar of the exchange day that has traded last, as the day-market event carries it. */
  dayBar(i: number, tMs: number): Candle {
    return this.liveCandle(i, '1day', tMs);
  }

  /**
   * The order book at `tMs`, at most `depth` levels per side. It does not change while the market is closed or halted.
   */
  book(i: number, tMs: number, depth: number): Book {
    const { instrument, bookSalt } = this.line(i);
    return deriveBook(instrument, bookSalt, this.bookMoment(i, tMs), depth);
  }

  /** One side of that book, best first. Levels are derived as they are read, because most orders take one or two. */
  offers(i: number, tMs: number, side: BookSide, depth: number): Iterable<Level> {
    const { instrument, bookSalt } = this.line(i);
    return deriveOffers(instrument, bookSalt, this.bookMoment(i, tMs), side, depth);
  }

  /** Trades with fromMs ≤ atMs < toMs, oldest first. The sum of their lots equals the volume of the same ticks. */
  tape(i: number, fromMs: number, toMs: number): Trade[] {
    return tapeOf(this.line(i), fromMs, toMs);
  }

  /** The newest `count` trades at or before `tMs`, newest first; fewer when the last ten traded minutes hold fewer. */
  recentTrades(i: number, tMs: number, count: number): Trade[] {
    return recentTradesOf(this.line(i), tMs, count);
  }

  /** `points` (≥ 2) prices in ticks, evenly spaced over the ticker's window; the last one is the last price. */
  sparkline(i: number, tMs: number, points: number): number[] {
    return sparklineOf(this.line(i), tMs, points);
  }

  /** Whether the market is in session at `tMs`; always true for crypto. A halted market is open but does not trade. */
  isOpen(i: number, tMs: number): boolean {
    return isInSession(this.line(i).path.shape, Math.floor(tMs / 1_000));
  }

  /** Whether an intervention has halted trading. */
  isHalted(i: number, tMs: number): boolean {
    return this.line(i).path.isHalted(Math.floor(tMs / 1_000));
  }

  /** Epoch milliseconds after `tMs` at which trading resumes after a halt; infinity when it never does. */
  resumesAfter(i: number, tMs: number): number {
    return this.line(i).path.timeline.resumesAfter(Math.floor(tMs / 1_000)) * 1_000;
  }

  /**
   * Epoch second from which the market is listed: the start of history except for tokens; null for a token that is not
   * listed yet.
   */
  listedSince(i: number): number | null {
    return this.line(i).listedSec();
  }

  /** Whether the market is visible and tradable. */
  isListed(i: number, tMs: number): boolean {
    const since = this.listedSince(i);
    return since !== null && since * 1_000 <= tMs;
  }

  /** Whether orders can fill at `tMs`: open and not halted. */
  isTrading(i: number, tMs: number): boolean {
    return this.line(i).path.isTrading(Math.floor(tMs / 1_000));
  }

  /** Epoch milliseconds of the next opening after `tMs`; null for a market that is open around the clock. */
  nextOpen(i: number, tMs: number): number | null {
    return nextOpenOf(this.line(i), tMs);
  }

  /**
   * Epoch milliseconds at which the current session, or else the next one, closes; null for a market that is open
   * around the clock.
   */
  nextClose(i: number, tMs: number): number | null {
    return nextCloseOf(this.line(i), tMs);
  }

  /**
   * Changes the path from `atSec` on. Pass the first second that was not shown yet: `floor(nowMs / 1000) + 1`. The
   * caller must also call `TriggerIndex.invalidate`. Throws RangeError when it is earlier than the market's last
   * intervention.
   */
  intervene(i: number, intervention: Intervention): void {
    const line = this.line(i);
    line.path.intervene(intervention);
    line.forgetFrom(line.path.timeline.changedFromSec);
  }

  /**
   * Adds what an order of a customer traded: it is on the tape and in candles, and missing in the book for a while. The
   * path stays as it is. Throws RangeError when it is earlier than the market's last one.
   */
  addTrade(i: number, trade: CustomerTrade): void {
    this.line(i).trades.add(trade);
  }

  /** Removes the market's last trade of a customer: the exact inverse of `addTrade`. */
  undoTrade(i: number): void {
    this.line(i).trades.undo();
  }

  /**
   * How a trade that took from the book moves the price from the next second on. Null when it moves nothing: it was too
   * small, or an intervention begins with that second or holds the market still.
   */
  impactOf(i: number, { atMs, takeId, side, levels }: CustomerTrade): TradeImpact | null {
    const { instrument, path } = this.line(i);
    const nowSec = Math.floor(atMs / 1_000);
    const { timeline } = path;
    if (takeId === 0 || timeline.steeredSec > nowSec) return null;
    if (timeline.at(timeline.indexAt(nowSec)).stretch < HELD_STILL) return null;
    const value = levels.reduce((sum, [ticks, lots]) => sum + ticks * lots, 0);
    const moved = impactOf(instrument, side, value, this.lastTicks(i, atMs));
    return moved && { kind: 'trade', atSec: nowSec + 1, ...moved };
  }

  /** The levels that an order took from the book at an instant. */
  taken(i: number, takeId: number, atMs: number): readonly Level[] {
    return this.line(i).trades.taken(takeId, atMs);
  }

  /** Tape ids of what an order traded at an instant. */
  tradeIds(i: number, orderId: number, atMs: number): readonly number[] {
    return tradeIdsOf(this.line(i), orderId, atMs);
  }

  /** What customers traded in a market so far, in order. */
  tradesOf(i: number): readonly CustomerTrade[] {
    return this.line(i).trades.list;
  }

  /** All trades of customers by symbol, which are state beside the interventions. */
  dumpTrades(): TradesJson {
    return tradesOfAll(this.lines);
  }

  /** Replaces all trades by those of an earlier `dumpTrades`. */
  restoreTrades(json: TradesJson): void {
    restoreTrades(this.lines, json);
  }

  /** The market's interventions so far, in order. */
  interventionsOf(i: number): readonly Intervention[] {
    return this.line(i).path.timeline.interventions;
  }

  /** The price, in ticks, to which a shock or a drift leads when nothing else moves it. It need not be whole. */
  leadsTo(i: number, one: Shock | Drift): number {
    return this.line(i).path.timeline.leadsTo(one);
  }

  undoIntervention(i: number): void {
    const line = this.line(i);
    line.path.undo();
    line.forgetFrom(line.path.timeline.changedFromSec);
  }

  toJSON(): MarketJson {
    return interventionsOfAll(this.lines);
  }

  /**
   * Replaces all interventions by those of an earlier `toJSON`. Throws RangeError on a symbol that this exchange does
   * not have.
   */
  restore(json: MarketJson): void {
    restoreInterventions(this.lines, json);
  }

  private bookMoment(i: number, tMs: number): BookMoment {
    const { path, stress, trades } = this.line(i);
    const tSec = Math.floor(tMs / 1_000);
    const segment = path.timeline.at(path.timeline.indexAt(tSec));
    const restsSinceSec = segment.haltedAtTicks === 0 ? tSec : segment.startSec;
    const tradedSec = lastTradedSecond(path.shape, restsSinceSec);
    const tick = tradedSec === tSec ? Math.floor(tMs / TICK_MS) : tradedSec * TICKS_PER_SECOND;
    const missing = { asks: trades.missing(tMs, 'buy'), bids: trades.missing(tMs, 'sell') };
    return { last: this.lastTicks(i, tMs), tick, stressOf: stress.of, missing };
  }

  private line(i: number): MarketLine {
    const line = this.lines[i];
    if (!line) throw new RangeError(`no market number ${i}: pass Instrument.index`);
    return line;
  }
}
