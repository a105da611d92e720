import type { MarketLine } from './market-line';
import { Bar } from './price-path';
import { windowStartMs, windowStartSec } from './session-times';

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

/** Reused, because a tick makes a ticker of every market. */
const bar = new Bar();

/**
 * High, low, volume and change over the last 24 hours; for a stock since the opening of its current or last session,
 * whose price is the previous close.
 */
export function tickerOf(line: MarketLine, tMs: number): Ticker {
  const startMs = windowStartMs(line, tMs);
  const last = line.lastTicks(tMs);
  const open24h = line.lastTicks(startMs);
  bar.clear();
  bar.add(open24h, open24h, open24h, open24h, 0);
  line.foldUntil(windowStartSec(line, startMs), tMs, bar);
  const changePercent = ((last - open24h) / open24h) * 100;
  return { last, open24h, high: bar.high, low: bar.low, volume: bar.volume, changePercent };
}

/** Volume times price over the ticker's window, in ticks times lots. */
export const turnoverOfWindow = (line: MarketLine, tMs: number): number =>
  line.turnover(windowStartSec(line, windowStartMs(line, tMs)), tMs);

/** `points` (≥ 2) prices in ticks, evenly spaced over the ticker's window; the last one is the last price. */
export function sparklineOf(line: MarketLine, tMs: number, points: number): number[] {
  const startMs = windowStartMs(line, tMs);
  return Array.from({ length: points }, (_, k) =>
    line.lastTicks(startMs + Math.floor(((tMs - startMs) * k) / (points - 1))),
  );
}
