import { keyedWord } from '@/lib/prng';
import { MarketStress } from './book/market-stress';
import { CustomerTrades } from './customer-trades';
import { dayStart } from './exchange-day';
import type { Instrument } from './instruments';
import { LiveSecond } from './live-second';
import { MarkPrice } from './mark-price';
import { barEnd, barStart, levelFor, type Period, periodSeconds } from './periods';
import { Bar, PricePath } from './price-path';
import { TICK_MS, TICKS_PER_SECOND } from './ticks';
import { END_DAY, FIRST_DAY } from './tree/day-boundaries';
import { isInSession, lastTradedSecond } from './tree/tree-shape';
import { Turnover, turnoverOf } from './turnover';

/** A chart bar: integer price ticks, integer lots, and the epoch second at which it begins. */
export interface Candle {
  readonly startSec: number;
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
  readonly volume: number;
}

/** First and last second with prices, 2003 to 2048. */
export const HISTORY_START_SEC = dayStart(FIRST_DAY + 7);
export const HISTORY_END_SEC = dayStart(END_DAY);

/** One market: its path, and the bars and live prices computed from it. */
export class MarketLine {
  readonly instrument: Instrument;
  readonly path: PricePath;
  readonly live: LiveSecond;
  readonly mark: MarkPrice;
  readonly stress: MarketStress;
  /** What customers traded. State, beside the path's interventions. */
  readonly trades = new CustomerTrades();
  private readonly turnovers: Turnover;
  readonly bookSalt: number;
  readonly tapeSalt: number;
  private readonly bar = new Bar();

  constructor(seed: number, instrument: Instrument) {
    this.instrument = instrument;
    this.path = new PricePath(seed, instrument);
    this.turnovers = new Turnover(this.path);
    this.live = new LiveSecond(this.path, keyedWord(seed, 'tick order', instrument.matchId));
    this.mark = new MarkPrice(this.path.shape, (tMs) => this.lastTicks(tMs));
    this.stress = new MarketStress(this.path, instrument, HISTORY_START_SEC);
    this.bookSalt = keyedWord(seed, 'book', instrument.matchId);
    this.tapeSalt = keyedWord(seed, 'tape', instrument.matchId);
  }

  /** Epoch second from which the market is listed. For a token it is the second of its listing; null before that. */
  listedSec(): number | null {
    if (!this.instrument.isToken) return HISTORY_START_SEC;
    return this.path.timeline.interventions.find(({ kind }) => kind === 'list')?.atSec ?? null;
  }

  /** The newest live tick at or before `tMs`; while the market is closed, its last close. */
  lastTicks(tMs: number): number {
    const tSec = Math.floor(tMs / 1_000);
    const traded = lastTradedSecond(this.path.shape, tSec);
    const tick = traded === tSec ? Math.floor((tMs - tSec * 1_000) / TICK_MS) : TICKS_PER_SECOND - 1;
    return this.live.load(traded).prices[tick] as number;
  }

  /** The bar of the period around `tSec` as it is at `asOfMs`; the complete bar when `asOfMs` is later than its end. */
  candle(period: Period, tSec: number, asOfMs: number): Candle {
    const startSec = barStart(period, tSec);
    const lastMs = Math.min(asOfMs, barEnd(period, startSec) * 1_000 - 1);
    const bar = this.bar;
    bar.clear();
    this.foldUntil(startSec, lastMs, bar);
    if (bar.isEmpty) {
      const resting = this.lastTicks(lastMs);
      bar.add(resting, resting, resting, resting, 0);
    }
    return toCandle(startSec, bar);
  }

  /** The newest `limit` bars that overlap [fromSec, toSec), as they are at `asOfMs`; see Market.candles. */
  candles(period: Period, fromSec: number, toSec: number, asOfMs: number, limit: number): Candle[] {
    const asOfSec = Math.floor(asOfMs / 1_000);
    const liveStart = barStart(period, asOfSec);
    const end = Math.min(toSec, asOfSec + 1, HISTORY_END_SEC);
    // Stocks trade less than a fifth of the time and not on weekends, so the same number of bars reaches further back.
    const rarity = this.instrument.kind === 'stock' && periodSeconds(period) <= 86_400 ? 6 : 1;
    const reach = end - (limit + 1) * periodSeconds(period) * rarity - (rarity - 1) * 86_400;
    const from = barStart(period, Math.max(fromSec, reach, this.listedSec() ?? end));
    const found: Candle[] = [];
    if (end <= from) return found;
    this.wholeCandles(period, from, Math.min(liveStart, barEnd(period, barStart(period, end - 1))), found);
    if (end > liveStart && lastTradedSecond(this.path.shape, asOfSec) >= liveStart) {
      found.push(this.candle(period, asOfSec, asOfMs));
    }
    return found.length > limit ? found.slice(-limit) : found;
  }

  /**
   * Adds the seconds from `fromSec`, then the live ticks up to and including the tick at `tMs`, and what customers traded
   * until then.
   */
  foldUntil(fromSec: number, tMs: number, bar: Bar): void {
    this.foldPath(fromSec, tMs, bar);
    this.trades.addTo(bar, fromSec * 1_000, tMs + 1);
  }

  private foldPath(fromSec: number, tMs: number, bar: Bar): void {
    const tSec = Math.floor(tMs / 1_000);
    const ticks = Math.floor((tMs - tSec * 1_000) / TICK_MS) + 1;
    const isWhole = ticks === TICKS_PER_SECOND;
    this.path.fold(fromSec, isWhole ? tSec + 1 : tSec, bar);
    if (!isWhole && tSec >= fromSec && isInSession(this.path.shape, tSec)) this.live.load(tSec).addTo(bar, ticks);
  }

  /** Volume times price from `fromSec` up to and including the live tick at `tMs`, in ticks times lots. */
  turnover(fromSec: number, tMs: number): number {
    const tSec = Math.floor(tMs / 1_000);
    const bar = this.bar;
    bar.clear();
    this.foldPath(tSec, tMs, bar);
    const live = bar.isEmpty ? 0 : turnoverOf(bar);
    return this.turnovers.sum(fromSec, tSec) + live + this.trades.turnover(fromSec * 1_000, tMs + 1);
  }

  /** Drops what was derived from a path that an intervention has changed from that second on. */
  forgetFrom(tSec: number): void {
    this.live.forgetFrom(tSec);
    this.turnovers.forgetFrom(tSec);
    this.mark.forget();
    this.stress.forgetFrom(tSec);
  }

  /** The bars of [from, end), both bar boundaries, summed from the nodes of the coarsest level that fits. */
  private wholeCandles(period: Period, from: number, end: number, found: Candle[]): void {
    if (end <= from) return;
    const sum = new Bar();
    const put = () => {
      if (sum.isEmpty) return;
      this.trades.addTo(sum, startSec * 1_000, endSec * 1_000);
      found.push(toCandle(startSec, sum));
    };
    let startSec = Number.NaN;
    let endSec = from;
    this.path.series(levelFor(this.path.shape, period), from, end, (nodeStart, node) => {
      if (nodeStart >= endSec) {
        put();
        sum.clear();
        startSec = barStart(period, nodeStart);
        endSec = barEnd(period, startSec);
      }
      sum.add(node.open, node.high, node.low, node.close, node.volume);
    });
    put();
  }
}

function toCandle(startSec: number, bar: Bar): Candle {
  return { startSec, open: bar.open, high: bar.high, low: bar.low, close: bar.close, volume: bar.volume };
}
