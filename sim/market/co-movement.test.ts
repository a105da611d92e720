import { describe, expect, it } from 'vitest';
import {
  correlation,
  excessKurtosis,
  FIVE_SEEDS,
  history,
  indexOf,
  mean,
  rangesOf,
  returnsOf,
  slope,
} from '../testing/statistics';
import { ALWAYS_LISTED } from './instruments';
import { Market } from './market';
import type { Period } from './periods';

/**
 * Markets move together (designed after market practice). Large coins correlate by about .8 with bitcoin at all
 * intraday scales; correlation falls a little towards fine scales (Epps 1979), in crypto less than in stocks
 * ("Dependency structures in cryptocurrency market", Wątorek et al. 2023, FTX, 15 s to 1 day). Measured on fixed seeds:
 * a failure means that the split has changed; it is never chance.
 */
const SCALES = [
  ['1min', 20_000],
  ['5min', 10_000],
  ['15min', 6_000],
  ['60min', 4_000],
  ['1day', 1_500],
] as const satisfies readonly (readonly [Period, number])[];

const CLOSE = ['ETH', 'BNB', 'SOL'] as const;
const LOOSE = ['XRP', 'DOGE'] as const;

const returns = (market: Market, base: string, period: Period, count: number) =>
  returnsOf(history(market, indexOf(base), period, count));

describe.each(FIVE_SEEDS)('majors with bitcoin, seed %d', (seed) => {
  const market = new Market({ seed });

  it.each(SCALES)('at %s', (period, count) => {
    const bitcoin = returns(market, 'BTC', period, count);
    for (const base of CLOSE) {
      const together = correlation(bitcoin, returns(market, base, period, count));
      expect(together, base).toBeGreaterThan(0.7);
      expect(together, base).toBeLessThan(0.9);
    }
    for (const base of LOOSE) {
      const together = correlation(bitcoin, returns(market, base, period, count));
      expect(together, base).toBeGreaterThan(0.55);
      expect(together, base).toBeLessThan(0.85);
    }
  });

  it('barely less at a minute than over a day (Epps)', () => {
    const at = (period: Period, count: number) =>
      mean(
        CLOSE.map((base) => correlation(returns(market, 'BTC', period, count), returns(market, base, period, count))),
      );
    const [minute, day] = [at('1min', 20_000), at('1day', 1_500)];
    expect(minute).toBeLessThan(day + 0.02);
    expect(minute).toBeGreaterThan(day - 0.15);
  });

  it('move by their betas: more than bitcoin where they are more volatile', () => {
    const bitcoin = returns(market, 'BTC', '60min', 4_000);
    const beta = (base: string) => slope(bitcoin, returns(market, base, '60min', 4_000));
    for (const base of ['ETH', 'SOL', 'DOGE']) {
      expect(beta(base), base).toBeGreaterThan(0.8);
      expect(beta(base), base).toBeLessThan(2.2);
    }
    expect(beta('SOL')).toBeGreaterThan(beta('BNB'));
  });

  it('are calm and wild at the same times', () => {
    const wild = (base: string) => rangesOf(history(market, indexOf(base), '5min', 8_000)).map(Math.log);
    const bitcoin = wild('BTC');
    for (const base of ['ETH', 'XRP', 'DOGE', 'LINK']) {
      const other = wild(base);
      expect(correlation(bitcoin, other), base).toBeGreaterThan(0.5);
      // What one market does now says what another will do next: clustering is the whole market's.
      expect(correlation(bitcoin.slice(0, -1), other.slice(1)), `${base} five minutes later`).toBeGreaterThan(0.25);
    }
  });

  it('keep fat tails at every scale, fatter at finer ones', () => {
    const tails = SCALES.map(([period, count]) =>
      mean(['BTC', ...CLOSE].map((base) => excessKurtosis(returns(market, base, period, count)))),
    );
    const [minute, , , hour, day] = tails as [number, number, number, number, number];
    expect(minute).toBeGreaterThan(hour);
    expect(hour).toBeGreaterThan(day);
    expect(day).toBeGreaterThan(0.5);
  });
});

describe('within a sector more than across sectors, and there still', () => {
  it.each([
    ['1day', 'crypto', 900],
    ['60min', 'crypto', 900],
    ['5min', 'crypto', 900],
    ['1day', 'stock', 600],
    ['60min', 'stock', 600],
  ] as const)('%s %s', (period, kind, count) => {
    const market = new Market({ seed: 42 });
    const listed = ALWAYS_LISTED.filter((one) => one.kind === kind);
    // Stocks trade only a part of the time, so their bars reach back further.
    const series = listed.map(({ index }) =>
      returnsOf(history(market, index, period, count * (kind === 'stock' ? 6 : 1))).slice(-count),
    );
    const within: number[] = [];
    const across: number[] = [];
    for (const [a, one] of listed.entries()) {
      for (const [b, other] of listed.entries()) {
        if (a >= b) continue;
        (one.sector === other.sector ? within : across).push(correlation(series[a] ?? [], series[b] ?? []));
      }
    }
    expect(mean(across)).toBeGreaterThan(0.05);
    expect(mean(within)).toBeGreaterThan(mean(across) + 0.05);
  });
});
