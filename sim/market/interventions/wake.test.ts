import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indexOf, mean } from '../../testing/statistics';
import { INSTRUMENTS, type Instrument } from '../instruments';
import { Market } from '../market';
import { Bar, PricePath } from '../price-path';
import type { Intervention, Shock } from './interventions';
import { marketWideShocks, spilloverShocks } from './spillover';
import { wakeOf } from './wake';

const BTC = INSTRUMENTS[0] as Instrument;
const START = Date.parse('2026-01-06T02:00:00Z') / 1_000;
const SPAN = 5_400;

const what = fc.oneof(
  fc
    .record({
      kind: fc.constant('shock' as const),
      percent: fc.constantFrom(-15, -4, 6),
      rampSec: fc.constantFrom(1, 7, 60, 300),
    })
    .map((one) => ({ ...one, wake: wakeOf(BTC, one.percent, one.rampSec) })),
  fc.record({ kind: fc.constant('volatility' as const), multiple: fc.constantFrom(0.5, 1, 3) }),
  fc.record({ kind: fc.constant('setPrice' as const), priceTicks: fc.integer({ min: 5_000_000, max: 12_000_000 }) }),
  fc.record({ kind: fc.constant('halt' as const) }),
  fc.record({ kind: fc.constant('resume' as const) }),
);
const script = fc
  .array(fc.tuple(fc.integer({ min: -300, max: SPAN }), what), { minLength: 1, maxLength: 7 })
  .map((list) => list.sort(([a], [b]) => a - b).map(([at, one]): Intervention => ({ ...one, atSec: START + at })));

const values = (bar: Bar) => [bar.open, bar.high, bar.low, bar.close, bar.volume];

function folded(path: PricePath, from: number, to: number): Bar {
  const bar = new Bar();
  path.fold(from, to, bar);
  return bar;
}

describe('shocks with a wake', () => {
  it('bars and crossings equal those of a scan by seconds, bars open at the last close, and undo restores the market', () => {
    fc.assert(
      fc.property(
        script,
        fc.integer({ min: 0, max: SPAN - 1 }),
        fc.integer({ min: 1, max: SPAN }),
        fc.double({ min: -0.1, max: 0.1, noNaN: true }),
        fc.constantFrom<1 | -1>(1, -1),
        (interventions, offset, length, distance, direction) => {
          const path = new PricePath(42, BTC);
          for (const one of interventions) path.intervene(one);
          const [from, to] = [START + offset, START + Math.min(SPAN, offset + length)];
          const each = Array.from({ length: to - from }, (_, n) => folded(path, from + n, from + n + 1));
          const [first, last] = [each[0] as Bar, each.at(-1) as Bar];
          expect(values(folded(path, from, to))).toEqual([
            first.open,
            Math.max(...each.map(({ high }) => high)),
            Math.min(...each.map(({ low }) => low)),
            last.close,
            each.reduce((sum, { volume }) => sum + volume, 0),
          ]);
          const price = Math.floor(first.open * (1 + distance));
          const reaches = ({ high, low }: Bar) => (direction > 0 ? high >= price : low <= price);
          const at = each.findIndex((bar, n) => path.isTrading(from + n) && reaches(bar));
          expect(path.firstCross(from, to, price, direction)).toBe(at < 0 ? -1 : from + at);
          for (let n = 1; n < each.length; n++) expect(each[n]?.open).toBe(each[n - 1]?.close);

          const undone = interventions.at(-1) as Intervention;
          path.undo();
          const before = new PricePath(42, BTC);
          for (const one of interventions.slice(0, -1)) before.intervene(one);
          const [a, b] = [path, before].map((one) => folded(one, undone.atSec, undone.atSec + 4_000));
          expect(values(a as Bar)).toEqual(values(b as Bar));
        },
      ),
      { numRuns: 60 },
    );
  });

  it('a price that is set is met exactly, in the middle of a wake as well', () => {
    const path = new PricePath(42, BTC);
    path.intervene({ kind: 'shock', atSec: START, percent: -12, rampSec: 30, wake: wakeOf(BTC, -12, 30) });
    path.intervene({ kind: 'setPrice', atSec: START + 100, priceTicks: 7_123_457 });
    expect(folded(path, START + 100, START + 101).close).toBe(7_123_457);
  });
});

describe.each([7, 23, 42])('a crash of bitcoin by 15 percent in a minute, seed %d', (seed) => {
  const crash: Shock = { kind: 'shock', atSec: START, percent: -15, rampSec: 60, wake: wakeOf(BTC, -15, 60) };
  const [market, calm] = [new Market({ seed }), new Market({ seed })];
  market.intervene(0, crash);
  for (const { index, intervention } of spilloverShocks(INSTRUMENTS, BTC, crash)) market.intervene(index, intervention);

  /** Volume and range of minutes after the crash began, over those of the market without it. */
  const times = (fromMin: number, toMin: number, of: (bar: { volume: number; range: number }) => number) => {
    const [shocked, usual] = [market, calm].map((one) =>
      mean(
        one
          .candles(0, '1min', START + fromMin * 60, START + toMin * 60, (START + 400_000) * 1_000)
          .map(({ volume, high, low, open }) => of({ volume, range: (high - low) / open })),
      ),
    );
    return (shocked as number) / (usual as number);
  };
  const volume = (from: number, to: number) => times(from, to, (bar) => bar.volume);
  const range = (from: number, to: number) => times(from, to, (bar) => bar.range);

  it('carries ten times the volume and more', () => {
    expect(volume(0, 1)).toBeGreaterThan(10);
  });

  it('leaves days of higher volatility and volume, which decay', () => {
    const hours = [
      [1, 10],
      [10, 60],
      [60, 360],
      [1_380, 1_500],
    ] as const;
    const volumes = hours.map(([from, to]) => volume(from, to));
    const ranges = hours.map(([from, to]) => range(from, to));
    expect(volumes).toEqual([...volumes].sort((a, b) => b - a));
    expect(ranges).toEqual([...ranges].sort((a, b) => b - a));
    expect(volumes[0]).toBeGreaterThan(5);
    expect(volumes[3]).toBeGreaterThan(1.4);
    expect(ranges[3]).toBeGreaterThan(1.2);
    expect(volume(5_000, 5_100)).toBeCloseTo(1, 1);
  });

  it('spills over to every crypto market by its beta, and to stocks a little', () => {
    const moved = ({ index }: Instrument) =>
      (market.lastTicks(index, (START + 90) * 1_000) / calm.lastTicks(index, (START + 90) * 1_000) - 1) * 100;
    for (const one of INSTRUMENTS.filter(({ isToken }) => !isToken)) {
      expect(moved(one), one.symbol).toBeLessThan(one.kind === 'crypto' ? -5 : -0.3);
      expect(moved(one), one.symbol).toBeGreaterThan(one.kind === 'crypto' ? -45 : -4);
    }
    const at = (base: string) => moved(INSTRUMENTS[indexOf(base)] as Instrument);
    expect(at('SOL')).toBeLessThan(at('BNB'));
  });
});

describe('spillover', () => {
  const shock = (percent: number): Shock => ({ kind: 'shock', atSec: START, percent, rampSec: 30 });

  it('of a small coin moves bitcoin little', () => {
    const pepe = INSTRUMENTS[indexOf('PEPE')] as Instrument;
    const bitcoin = spilloverShocks(INSTRUMENTS, pepe, shock(30)).find(({ index }) => index === 0);
    expect(bitcoin?.intervention.percent ?? 0).toBeLessThan(2);
  });

  it('of a stock reaches no crypto market', () => {
    const stock = INSTRUMENTS.find(({ kind }) => kind === 'stock') as Instrument;
    const kinds = spilloverShocks(INSTRUMENTS, stock, shock(-20)).map(({ index }) => INSTRUMENTS[index]?.kind);
    expect(new Set(kinds)).toEqual(new Set(['stock']));
  });

  it('of a very small shock reaches no market', () => {
    expect(spilloverShocks(INSTRUMENTS, BTC, shock(0.05))).toEqual([]);
  });

  it.each([-30, -10, 25])('a shock of all markets by %d percent moves each by its own beta', (percent) => {
    const all = marketWideShocks(INSTRUMENTS, shock(percent));
    const of = (base: string) => all.find(({ index }) => index === indexOf(base))?.intervention.percent as number;
    expect(all).toHaveLength(INSTRUMENTS.length);
    expect(Math.abs(of('BTC') / percent)).toBeGreaterThan(0.7);
    expect(Math.abs(of('BTC') / percent)).toBeLessThan(1.1);
    expect(Math.abs(of('SOL'))).toBeGreaterThan(Math.abs(of('BTC')));
    for (const { intervention } of all) {
      expect(Math.sign(intervention.percent)).toBe(Math.sign(percent));
      expect(intervention.percent).toBeGreaterThan(-100);
    }
  });
});
