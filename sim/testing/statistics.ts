import { INSTRUMENTS } from '../market/instruments';
import type { Market } from '../market/market';
import type { Candle } from '../market/market-line';
import { type Period, periodSeconds } from '../market/periods';

/** Statistics for tests of the market. Math.log is allowed here, because nothing of this is state. */

/** Seeds on which statistics must hold. None of them was used to choose a constant. */
export const FIVE_SEEDS = [101, 202, 303, 404, 505] as const;
/** The end of the measured histories: a Tuesday, midnight UTC. */
export const HISTORY_END = Date.parse('2026-01-06T00:00:00Z') / 1_000;

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

export function deviation(values: readonly number[]): number {
  const centre = mean(values);
  return Math.sqrt(mean(values.map((value) => (value - centre) ** 2)));
}

export function correlation(a: readonly number[], b: readonly number[]): number {
  const [meanA, meanB] = [mean(a), mean(b)];
  const product = mean(a.map((value, n) => (value - meanA) * ((b[n] as number) - meanB)));
  return product / (deviation(a) * deviation(b));
}

/** Correlation of a series with itself `lag` places later. */
export const autocorrelation = (values: readonly number[], lag: number): number =>
  correlation(values.slice(lag), values.slice(0, values.length - lag));

export function excessKurtosis(values: readonly number[]): number {
  const centre = mean(values);
  return mean(values.map((value) => (value - centre) ** 4)) / deviation(values) ** 4 - 3;
}

/** Slope of a line through (x, y) with least squares: the beta of y on x. */
export const slope = (x: readonly number[], y: readonly number[]): number =>
  (correlation(x, y) * deviation(y)) / deviation(x);

/** Index of a listed instrument by its base, as 'BTC'. */
export function indexOf(base: string): number {
  const one = INSTRUMENTS.find((instrument) => instrument.base === base);
  if (!one) throw new RangeError(`no instrument ${base}`);
  return one.index;
}

/** The last `count` whole bars before HISTORY_END. */
export function history(market: Market, i: number, period: Period, count: number): Candle[] {
  const fromSec = HISTORY_END - count * periodSeconds(period);
  return market.candles(i, period, fromSec, HISTORY_END, HISTORY_END * 1_000 - 1, count);
}

/** Logarithmic returns from close to close of consecutive bars. */
export const returnsOf = (bars: readonly Candle[]): number[] =>
  bars.slice(1).map(({ close }, n) => Math.log(close / (bars[n] as Candle).close));

/** Range of each bar as a fraction of its open. */
export const rangesOf = (bars: readonly Candle[]): number[] => bars.map(({ high, low, open }) => (high - low) / open);
