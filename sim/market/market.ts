import { DAY_MS } from '@/domain/time';
import { type Book, type BookSide, deriveBook, deriveOffers, type Level } from './book/book';
import type { BookMoment } from './book/book-level';
import type { CustomerTrade } from './customer-trades';
import { dayOf } from './exchange-day';
import { INSTRUMENTS, type Instrument } from './instruments';
import { impactOf } from './interventions/impact';
import type { Drift, Intervention, Shock, TradeImpact } from './interventions/interventions';
import { TICK_MS, TICKS_PER_SECOND } from './live-second';
import { type Candle, HISTORY_END_SEC, MarketLine } from './market-line';
import type { Period } from './periods';
import { Bar } from './price-path';
import { appendCustomerTrades, appendTrades, customerTradeIds, type Trade } from './tape';
import { firstTradedSecond, isInSession, lastTradedSecond, sessionSeconds, sessionStart } from './tree/tree-shape';

/** Re-exported for callers of the market's methods. */
export type { Candle } from './market-line';

/** A market's last 24 hours in ticks and lots. `open24h` is the price 24 h ago, or a stock's previous close. */
export interface Ticker {
  readonly last: number;
  readonly open24h: number;
  readonly high: number;
  readonly low: number;
  readonly volume: number;
  /** Signed percent of `open24h`, not rounded. */
  readonly changePercent: number;
}

/** All interventions by symbol. Together with the seed they are the whole state of the markets. */
export type MarketJson = Readonly<Record<string, readonly Intervention[]>>;

/** What customers traded, by symbol. */
export type TradesJson = Readonly<Record<string, readonly CustomerTrade[]>>;

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
  private readonly bar = new Bar();

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
    const startMs = this.windowStartMs(i, tMs);
    const last = this.lastTicks(i, tMs);
    const open24h = this.lastTicks(i, startMs);
    const bar = this.bar;
    bar.clear();
    bar.add(open24h, open24h, open24h, open24h, 0);
    this.line(i).foldUntil(this.windowStartSec(i, startMs), tMs, bar);
    const changePercent = ((last - open24h) / open24h) * 100;
    return { last, open24h, high: bar.high, low: bar.low, volume: bar.volume, changePercent };
  }

  /** Volume times price over the ticker's 24 hours, in ticks times lots. */
  turnover24h(i: number, tMs: number): number {
    return this.line(i).turnover(this.windowStartSec(i, this.windowStartMs(i, tMs)), tMs);
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
    const { path, live, instrument, tapeSalt, trades: customers } = this.line(i);
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
  recentTrades(i: number, tMs: number, count: number): Trade[] {
    const { shape } = this.line(i).path;
    const newestFirst: Trade[] = [];
    let endMs = tMs + 1;
    for (let seconds = 0; seconds < 600 && newestFirst.length < count; seconds++) {
      const tSec = lastTradedSecond(shape, Math.floor((endMs - 1) / 1_000));
      newestFirst.push(...this.tape(i, tSec * 1_000, Math.min(endMs, (tSec + 1) * 1_000)).reverse());
      endMs = tSec * 1_000;
    }
    return newestFirst.slice(0, count);
  }

  /** `points` (≥ 2) prices in ticks, evenly spaced over the ticker's window; the last one is the last price. */
  sparkline(i: number, tMs: number, points: number): number[] {
    const startMs = this.windowStartMs(i, tMs);
    return Array.from({ length: points }, (_, k) =>
      this.lastTicks(i, startMs + Math.floor(((tMs - startMs) * k) / (points - 1))),
    );
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
    const { instrument, path } = this.line(i);
    if (instrument.kind === 'crypto') return null;
    let day = dayOf(Math.floor(tMs / 1_000));
    while (!path.shape.tradesOn(day) || sessionStart(path.shape, day) * 1_000 <= tMs) day++;
    return sessionStart(path.shape, day) * 1_000;
  }

  /**
   * Epoch milliseconds at which the current session, or else the next one, closes; null for a market that is open
   * around the clock.
   */
  nextClose(i: number, tMs: number): number | null {
    const { instrument, path } = this.line(i);
    if (instrument.kind === 'crypto') return null;
    const inside = firstTradedSecond(path.shape, Math.floor(tMs / 1_000));
    return (sessionStart(path.shape, dayOf(inside)) + sessionSeconds(path.shape)) * 1_000;
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
    const { trades, instrument } = this.line(i);
    const ids: number[] = [];
    for (let n = trades.indexAt(atMs); trades.list[n]?.atMs === atMs; n++) {
      if (trades.list[n]?.orderId === orderId) ids.push(...customerTradeIds(trades, n, instrument.matchId));
    }
    return ids;
  }

  /** What customers traded in a market so far, in order. */
  tradesOf(i: number): readonly CustomerTrade[] {
    return this.line(i).trades.list;
  }

  /** All trades of customers by symbol, which are state beside the interventions. */
  dumpTrades(): TradesJson {
    const traded = this.lines.filter(({ trades }) => trades.size > 0);
    return Object.fromEntries(traded.map(({ instrument, trades }) => [instrument.symbol, [...trades.list]]));
  }

  /** Replaces all trades by those of an earlier `dumpTrades`. */
  restoreTrades(json: TradesJson): void {
    for (const { trades, instrument } of this.lines) {
      trades.clear();
      for (const trade of json[instrument.symbol] ?? []) trades.add(trade);
    }
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
    const changedLines = this.lines.filter(({ path }) => path.timeline.interventions.length > 0);
    return Object.fromEntries(
      changedLines.map(({ instrument, path }) => [instrument.symbol, [...path.timeline.interventions]]),
    );
  }

  /**
   * Replaces all interventions by those of an earlier `toJSON`. Throws RangeError on a symbol that this exchange does
   * not have.
   */
  restore(json: MarketJson): void {
    for (const line of this.lines) {
      while (line.path.timeline.interventions.length > 0) line.path.undo();
      line.forgetFrom(Number.NEGATIVE_INFINITY);
    }
    for (const [symbol, interventions] of Object.entries(json)) {
      const line = this.lines.find(({ instrument }) => instrument.symbol === symbol);
      if (!line) throw new RangeError(`saved interventions name ${symbol}, which this exchange does not list`);
      for (const one of interventions) line.path.intervene(one);
    }
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

  /**
   * Start of the ticker's window: 24 hours ago, or the opening of a stock's current or last session. Epoch
   * milliseconds.
   */
  private windowStartMs(i: number, tMs: number): number {
    const { instrument, path } = this.line(i);
    if (instrument.kind === 'crypto') return tMs - DAY_MS;
    const traded = lastTradedSecond(path.shape, Math.floor(tMs / 1_000));
    return sessionStart(path.shape, dayOf(traded)) * 1_000;
  }

  /** A stock's window begins with a whole second; a crypto pair's begins in the middle of one, which is left out. */
  private windowStartSec(i: number, startMs: number): number {
    return Math.floor(startMs / 1_000) + (this.line(i).instrument.kind === 'stock' ? 0 : 1);
  }
}
