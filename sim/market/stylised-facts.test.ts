import { describe, expect, it } from 'vitest';
import { ALWAYS_LISTED } from './instruments';
import { Market } from './market';
import { type Period, periodSeconds } from './periods';

/**
 * Statistical properties that returns of real markets share (Cont 2001, "Empirical properties of asset returns"),
 * measured on fixed seeds. A failure therefore means that the split has changed; it is never chance.
 */
const START_SEC = Date.parse('2026-01-06T00:00:00Z') / 1_000;
const CRYPTO = ALWAYS_LISTED.filter(({ kind }) => kind === 'crypto');

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;

function autocorrelation(values: readonly number[], lag: number): number {
  const centre = mean(values);
  let product = 0;
  let square = 0;
  for (const [n, value] of values.entries()) {
    square += (value - centre) ** 2;
    if (n >= lag) product += (value - centre) * ((values[n - lag] as number) - centre);
  }
  return product / square;
}

function excessKurtosis(values: readonly number[]): number {
  const centre = mean(values);
  const variance = mean(values.map((value) => (value - centre) ** 2));
  return mean(values.map((value) => (value - centre) ** 4)) / variance ** 2 - 3;
}

function correlation(a: readonly number[], b: readonly number[]): number {
  const [meanA, meanB] = [mean(a), mean(b)];
  const sum = (of: (x: number, y: number) => number) => mean(a.map((x, n) => of(x - meanA, (b[n] as number) - meanB)));
  return sum((x, y) => x * y) / Math.sqrt(sum((x) => x * x) * sum((_, y) => y * y));
}

/** Returns of `count` consecutive bars that end at START_SEC. */
function returnsOf(market: Market, i: number, period: Period, count: number): number[] {
  const endMs = START_SEC * 1_000 - 1;
  const fromSec = START_SEC - (count + 1) * periodSeconds(period);
  const closes = market.candles(i, period, fromSec, START_SEC, endMs, count + 1).map(({ close }) => close);
  return closes.slice(1).map((close, n) => close / (closes[n] as number) - 1);
}

describe('one-minute returns', () => {
  const series = [42, 7].flatMap((seed) => {
    const market = new Market({ seed });
    // BTC, ETH, SOL, DOGE, LINK and UNI. Their prices have many ticks, so rounding does not matter.
    return [0, 1, 3, 5, 8, 14].map((i) => returnsOf(market, i, '1min', 30_000));
  });
  const absolute = series.map((returns) => returns.map(Math.abs));
  const memory = (lag: number) => mean(absolute.map((returns) => autocorrelation(returns, lag)));

  it('have fat tails', () => {
    expect(mean(series.map(excessKurtosis))).toBeGreaterThan(3);
  });

  it('do not foretell the next one', () => {
    expect(Math.abs(mean(series.map((returns) => autocorrelation(returns, 1))))).toBeLessThan(0.05);
    expect(Math.abs(mean(series.map((returns) => autocorrelation(returns, 2))))).toBeLessThan(0.05);
  });

  it('cluster: the size of a move is remembered, and forgotten slowly', () => {
    const lags = [1, 5, 20, 60];
    const memories = lags.map(memory);
    expect(memories).toEqual([...memories].sort((a, b) => b - a));
    expect(memories[0]).toBeGreaterThan(0.15);
    // An exponential decay as fast as the one from lag 1 to 5 would be near zero at lag 60.
    expect(memories[3]).toBeGreaterThan(0.02);
  });

  it('add up to the volatility the list promises', () => {
    const market = new Market({ seed: 42 });
    for (const one of CRYPTO) {
      const daily = returnsOf(market, one.index, '1day', 1_500);
      const sigma = Math.sqrt(mean(daily.map((value) => value * value)));
      expect(sigma / one.dailySigma, one.symbol).toBeGreaterThan(0.7);
      expect(sigma / one.dailySigma, one.symbol).toBeLessThan(1.4);
    }
  });
});

describe('markets move together', () => {
  it.each([
    ['1day', 'crypto', 900],
    ['60min', 'crypto', 900],
    ['5min', 'crypto', 900],
    ['1day', 'stock', 600],
    ['60min', 'stock', 600],
  ] as const)('%s %s: within a sector more than across sectors, and there still', (period, kind, count) => {
    const market = new Market({ seed: 42 });
    const listed = ALWAYS_LISTED.filter((one) => one.kind === kind);
    // Stocks trade only a part of the time, so their bars reach back further.
    const returns = listed.map((one) => returnsOf(market, one.index, period, count * (kind === 'stock' ? 6 : 1)));
    const within: number[] = [];
    const across: number[] = [];
    for (const [a, one] of listed.entries()) {
      for (const [b, other] of listed.entries()) {
        if (a >= b) continue;
        (one.sector === other.sector ? within : across).push(correlation(returns[a] ?? [], returns[b] ?? []));
      }
    }
    expect(mean(across)).toBeGreaterThan(0.05);
    expect(mean(within)).toBeGreaterThan(mean(across) + 0.05);
  });
});
