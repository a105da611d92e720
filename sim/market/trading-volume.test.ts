import { describe, expect, it } from 'vitest';
import { correlation, FIVE_SEEDS, HISTORY_END, history, indexOf, mean, rangesOf } from '../testing/statistics';
import { ALWAYS_LISTED } from './instruments';
import { Market } from './market';
import type { Candle } from './market-line';
import type { Period } from './periods';

/**
 * Volume goes with volatility (Karpoff 1987; Cont 2001, fact 10; log volume and log range of a minute correlate by .5
 * to .7 in market practice), with the hour of the UTC day (Skew 2020; Wątorek et al., arXiv 2306.17095: a peak at 15 to
 * 16 UTC and a low of about a third of it at night) and with the weekday. Fixed seeds: a failure is never chance.
 */
const COINS = ['BTC', 'ETH', 'SOL', 'DOGE'] as const;

const traded = (bars: readonly Candle[]) => bars.filter(({ volume, high, low }) => volume > 0 && high > low);

/** Mean volume of the tenth of bars with the widest range, over that of the quietest tenth. */
function widestToQuietest(bars: readonly Candle[]): number {
  const sorted = [...bars].sort((a, b) => (a.high - a.low) / a.open - (b.high - b.low) / b.open);
  const tenth = Math.floor(sorted.length / 10);
  const volume = (part: readonly Candle[]) => mean(part.map((bar) => bar.volume));
  return volume(sorted.slice(-tenth)) / volume(sorted.slice(0, tenth));
}

/** Mean volume by group, relative to the mean of all groups. */
function byGroup(bars: readonly Candle[], groups: number, groupOf: (startSec: number) => number): number[] {
  const volumes = Array.from({ length: groups }, (_, group) =>
    mean(bars.filter(({ startSec }) => groupOf(startSec) === group).map(({ volume }) => volume)),
  );
  return volumes.map((volume) => volume / mean(volumes));
}

describe.each(FIVE_SEEDS)('volume, seed %d', (seed) => {
  const market = new Market({ seed });
  const hours = ['BTC', 'ETH', 'SOL'].map((base) => history(market, indexOf(base), '60min', 8_736));
  /** One market's volume in units of its mean. */
  const inMeans = (bars: readonly Candle[]) => {
    const usual = mean(bars.map(({ volume }) => volume));
    return bars.map((bar) => ({ ...bar, volume: bar.volume / usual }));
  };
  const all = hours.flatMap(inMeans);

  it.each([
    ['1min', 20_160, 0.7, 4],
    ['5min', 12_096, 0.72, 4],
    ['60min', 4_000, 0.75, 3],
    // Over a day the noise of single minutes is gone.
    ['1day', 700, 0.9, 1.7],
  ] as const satisfies readonly (readonly [Period, number, number, number])[])(
    'goes with volatility at %s',
    (period, count, most, least) => {
      const bars = COINS.map((base) => traded(history(market, indexOf(base), period, count)));
      const together = mean(
        bars.map((list) =>
          correlation(
            rangesOf(list).map(Math.log),
            // In money, because over years the price of a coin changes how many of them a day trades.
            list.map(({ volume, close }) => Math.log(volume * close)),
          ),
        ),
      );
      expect(together).toBeGreaterThan(0.5);
      expect(together).toBeLessThan(most);
      expect(mean(bars.map(widestToQuietest))).toBeGreaterThan(least);
    },
  );

  it('has busy and quiet hours of the UTC day', () => {
    const byHour = byGroup(all, 24, (startSec) => Math.floor(startSec / 3_600) % 24);
    const busiest = byHour.indexOf(Math.max(...byHour));
    const quietest = byHour.indexOf(Math.min(...byHour));
    expect([13, 14, 15, 16]).toContain(busiest);
    expect([2, 3, 4, 5, 6]).toContain(quietest);
    expect(Math.max(...byHour)).toBeGreaterThan(1.4);
    expect(Math.min(...byHour)).toBeLessThan(0.75);
  });

  it('rests at weekends', () => {
    const byWeekday = byGroup(all, 7, (startSec) => new Date((startSec + 8 * 3_600) * 1_000).getUTCDay());
    expect(byWeekday[6]).toBeLessThan(0.85);
    expect(byWeekday[0]).toBeLessThan(0.95);
    for (const day of [1, 2, 3, 4, 5]) expect(byWeekday[day]).toBeGreaterThan(1);
  });

  it('of stocks peaks at the opening and the close', () => {
    const stocks = ALWAYS_LISTED.filter(({ kind }) => kind === 'stock').slice(0, 6);
    const bars = stocks.flatMap(({ index }) =>
      inMeans(market.candles(index, '30min', HISTORY_END - 400 * 86_400, HISTORY_END, HISTORY_END * 1_000 - 1, 3_600)),
    );
    const byHalf = byGroup(bars, 13, (startSec) => ((startSec + 8 * 3_600) % 86_400) / 1_800 - 19);
    expect(byHalf[0]).toBeGreaterThan(1.8);
    expect(byHalf[12]).toBeGreaterThan(1.35);
    expect(Math.min(...byHalf)).toBeLessThan(0.7);
    expect([5, 6, 7, 8]).toContain(byHalf.indexOf(Math.min(...byHalf)));
  });
});
