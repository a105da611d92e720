import type { EventWire, ServerEvent } from '@/contract/events';
import type { EventPeriod } from '@/contract/events/periods';
import type { Book } from '../market/book/book';
import { EMPTY_BOOK } from '../market/book/book-merge';
import type { Instrument } from '../market/instruments';
import type { Candle, Market, Ticker } from '../market/market';
import { othersEnd } from '../market/tape';
import { signedPercent } from '../products/quotes/quotation';
import { wireMarks } from '../products/quotes/wire-price';
import { daymarketEvent, depthEvent, klineEvent, tradesEvent } from './channels';

/** Receives an event of a symbol. The caller decides which sockets get it. */
export type Emit = <E extends ServerEvent>(event: E, payload: EventWire<E>) => void;

/** Sockets that want the same number of price levels per side. */
export interface DepthAudience {
  readonly levels: number;
  readonly emit: Emit;
}

/**
 * Most trades in one event: enough for a page's list of trades, few enough for a clock that runs an hour per second.
 */
export const MAX_TRADES = 20;
/** Virtual milliseconds. Up to this gap all trades since the last event are read, above it only the newest ones. */
const SHORT_GAP_MS = 2_000;

const sameBar = (a: Candle | undefined, b: Candle): boolean =>
  a !== undefined &&
  a.startSec === b.startSec &&
  a.close === b.close &&
  a.volume === b.volume &&
  a.high === b.high &&
  a.low === b.low &&
  a.open === b.open;

const sameBook = (a: Book, b: Book): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

/** While a market is closed its 24-hour window still moves, but only changes of these figures are visible. */
const sameTicker = (a: Ticker, b: Ticker): boolean =>
  signedPercent(a) === signedPercent(b) && a.high === b.high && a.low === b.low;

/**
 * Remembers what one audience has already got for one symbol, and sends it only changes. A market without changes
 * (closed, halted, paused clock) costs a comparison of numbers and creates no objects.
 */
export class SymbolFeed {
  readonly #one: Instrument;
  readonly #bars = new Map<EventPeriod, Candle>();
  #bar: Candle | undefined;
  #ticker: Ticker | undefined;
  #depthAtMs: number | null = null;
  /** Number of customers' trades when the last book event, and the last trade event, was made. */
  #tradesInDepth = 0;
  #tradesOnTape = 0;
  #resting = EMPTY_BOOK;
  #tradesAtMs: number;
  /** The highest id among the trades that count as sent. */
  #lastTradeId: number;

  get marketIndex(): number {
    return this.#one.index;
  }

  /** `tradesSinceMs`: trades up to this virtual instant count as already sent. */
  constructor(one: Instrument, tradesSinceMs: number) {
    this.#one = one;
    this.#tradesAtMs = tradesSinceMs;
    this.#lastTradeId = othersEnd(tradesSinceMs);
  }

  sendTicker(market: Market, nowMs: number, emit: Emit): void {
    const { index } = this.#one;
    const bar = market.dayBar(index, nowMs);
    const ticker = market.ticker24h(index, nowMs);
    if (sameBar(this.#bar, bar) && this.#ticker && sameTicker(this.#ticker, ticker)) return;
    this.#bar = bar;
    this.#ticker = ticker;
    emit('daymarket', { ...daymarketEvent(this.#one, bar, ticker), ...wireMarks(market, this.#one, nowMs) });
  }

  /**
   * The bar that a first watcher of the period has got at once, so that it too is sent as closed if it ends before the
   * next beat. What others have got before is kept.
   */
  knowBar(market: Market, nowMs: number, period: EventPeriod): void {
    if (!this.#bars.has(period)) this.#bars.set(period, market.liveCandle(this.#one.index, period, nowMs));
  }

  /** Call it when nobody watches the period any more: a later watcher must not get an old bar as closed. */
  forgetBar(period: EventPeriod): void {
    this.#bars.delete(period);
  }

  sendBar(market: Market, nowMs: number, period: EventPeriod, emit: Emit): void {
    const bar = market.liveCandle(this.#one.index, period, nowMs);
    const before = this.#bars.get(period);
    if (sameBar(before, bar)) return;
    // A bar that ended between two beats is sent once more as closed, or the chart would keep an earlier state of it.
    if (before && before.startSec < bar.startSec) {
      const closed = market.candle(this.#one.index, period, before.startSec);
      if (!sameBar(before, closed)) emit('kline', klineEvent(this.#one, period, closed));
    }
    this.#bars.set(period, bar);
    emit('kline', klineEvent(this.#one, period, bar));
  }

  /**
   * Sends the book to each audience with as many levels as it wants. It changes while the market trades, and
   * when customers place and cancel orders.
   */
  sendDepth(market: Market, nowMs: number, audiences: readonly DepthAudience[], resting: Book = EMPTY_BOOK): void {
    const sentAtMs = this.#depthAtMs;
    const trades = market.tradesOf(this.#one.index).length;
    const isSame = sameBook(this.#resting, resting) && trades === this.#tradesInDepth;
    this.#depthAtMs = nowMs;
    this.#tradesInDepth = trades;
    this.#resting = resting;
    if (sentAtMs !== null && isSame && (sentAtMs === nowMs || this.#restsSince(market, sentAtMs, nowMs))) return;
    for (const { levels, emit } of audiences) {
      emit('market_depth', depthEvent(this.#one, market, nowMs, { levels, resting }));
    }
  }

  sendTrades(market: Market, nowMs: number, emit: Emit): void {
    const since = this.#tradesAtMs;
    const { index } = this.#one;
    const ofCustomers = market.tradesOf(index).length;
    if (since > nowMs || (since === nowMs && ofCustomers === this.#tradesOnTape)) return;
    this.#tradesAtMs = nowMs;
    this.#tradesOnTape = ofCustomers;
    const trades =
      nowMs - since <= SHORT_GAP_MS
        ? market.tape(index, since, nowMs + 1)
        : market.recentTrades(index, nowMs, MAX_TRADES).reverse();
    // A customer may trade at the very instant of the last event, after it.
    const fresh = trades.filter(({ id }) => id > this.#lastTradeId).slice(-MAX_TRADES);
    this.#lastTradeId = Math.max(this.#lastTradeId, fresh.at(-1)?.id ?? 0);
    if (fresh.length > 0) emit('match_trade', tradesEvent(this.#one, fresh));
  }

  #restsSince(market: Market, fromMs: number, toMs: number): boolean {
    const { index } = this.#one;
    if (market.isTrading(index, fromMs) || market.isTrading(index, toMs)) return false;
    return market.lastTicks(index, fromMs) === market.lastTicks(index, toMs);
  }
}
