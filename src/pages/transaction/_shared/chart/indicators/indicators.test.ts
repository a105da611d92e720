import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Bar } from '@/data/market/klines';
import { clampParameters, INDICATOR_KINDS, INDICATORS, type IndicatorKind } from './catalogue';

const barsOf = (closes: readonly number[]): Bar[] =>
  closes.map((close, at) => ({ timeMs: at, open: close, high: close, low: close, close, volume: 10 * close }));

const figures = (kind: IndicatorKind, parameters: readonly number[], closes: readonly number[]) => {
  const run = INDICATORS[kind].run(parameters);
  run.reset(barsOf(closes));
  return run.values;
};

/** Calculated by hand. Each row: closes, and the expected values at each of them. */
describe('by hand', () => {
  it.each([
    ['MA 3', 'ma', [3], [1, 2, 6, 4], [[null], [null], [3], [4]]],
    ['MA 1 is the close', 'ma', [1], [4, 8], [[4], [8]]],
    [
      'MA of two lengths',
      'ma',
      [1, 2],
      [4, 8],
      [
        [4, null],
        [8, 6],
      ],
    ],
    // Begins with (2+4+6)/3; then the weight of each close is 1/2: 4+(8-4)/2, 6+(2-6)/2.
    ['EMA 3', 'ema', [3], [2, 4, 6, 8, 2], [[null], [null], [4], [6], [4]]],
    // Mean 5, squared deviations 9+1+1+1+0+0+4+16 = 32, standard deviation 2, width 2 times that.
    ['BOLL 8,2', 'boll', [8, 2], [2, 4, 4, 4, 5, 5, 7, 9], [...Array(7).fill([null, null, null]), [5, 9, 1]]],
    [
      'BOLL of what never moves',
      'boll',
      [2, 2],
      [7, 7],
      [
        [null, null, null],
        [7, 7, 7],
      ],
    ],
    // EMA 1 is the close; EMA 3 is - - 4 6 4; DIF is - - 2 2 -2; the EMA 3 of DIF begins at the fifth close: 2/3.
    [
      'MACD 1,3,3',
      'macd',
      [1, 3, 3],
      [2, 4, 6, 8, 2],
      [
        [null, null, null],
        [null, null, null],
        [2, null, null],
        [2, null, null],
        [-2, 2 / 3, -8 / 3],
      ],
    ],
    // Changes +2 -1 +3 -2: averages (1, 0.5), then (2, 0.25), then (1, 1.125).
    ['RSI 2', 'rsi', [2], [10, 12, 11, 14, 12], [[null], [null], [200 / 3], [800 / 9], [800 / 17]]],
    ['RSI of what only rises', 'rsi', [2], [1, 2, 3], [[null], [null], [100]]],
    ['RSI of what only falls', 'rsi', [2], [3, 2, 1], [[null], [null], [0]]],
    ['RSI of what never moves', 'rsi', [2], [3, 3, 3], [[null], [null], [50]]],
    ['volume', 'volume', [], [1, 2], [[10], [20]]],
  ] as const)('%s', (_, kind, parameters, closes, expected) => {
    const close = expected.map((row) =>
      row.map((one: number | null) => (one === null ? null : expect.closeTo(one, 10))),
    );
    expect(figures(kind, parameters, closes)).toEqual(close);
  });

  it('MACD 12,26,9 and RSI 14 begin where their first windows are full', () => {
    const closes = Array.from({ length: 40 }, (_, at) => 100 + at);
    const first = (kind: IndicatorKind, parameters: readonly number[], output: number) =>
      figures(kind, parameters, closes).findIndex((values) => values[output] !== null);
    expect([0, 1, 2].map((output) => first('macd', [12, 26, 9], output))).toEqual([25, 33, 33]);
    expect(first('rsi', [14], 0)).toBe(14);
    expect(first('boll', [20, 2], 0)).toBe(19);
  });

  // Changes of +1: an EMA lags (length - 1) / 2 behind the line, so DIF is (26 - 12) / 2 and the histogram is zero.
  it('MACD of a straight line is half the difference of its lengths', () => {
    const closes = Array.from({ length: 40 }, (_, at) => 100 + at);
    expect(figures('macd', [12, 26, 9], closes).at(-1)).toEqual([7, 7, 0].map((one) => expect.closeTo(one, 9)));
  });
});

/** Changes by a live chart: the last bar moves, a new one is added, the one before the last is corrected. */
type Tick = readonly ['move' | 'add' | 'correct', number];

const defaultsOf = (kind: IndicatorKind) => INDICATORS[kind].parameters.map((parameter) => parameter.defaultValue);
const short: Partial<Record<IndicatorKind, readonly number[]>> = {
  ma: [2, 3, 5],
  ema: [2, 3, 5],
  macd: [2, 4, 3],
  boll: [4, 2],
  rsi: [3],
};

describe.each(INDICATOR_KINDS)('%s', (kind) => {
  it('has the same values bar by bar as all at once', () => {
    const close = fc.integer({ min: 1, max: 100_000 });
    const tick: fc.Arbitrary<Tick> = fc.tuple(fc.constantFrom('move', 'add', 'correct'), close);
    fc.assert(
      fc.property(fc.array(close, { maxLength: 12 }), fc.array(tick, { maxLength: 40 }), (first, ticks) => {
        const parameters = short[kind] ?? defaultsOf(kind);
        const bars = barsOf(first);
        const run = INDICATORS[kind].run(parameters);
        run.reset(bars);
        for (const [what, value] of ticks) {
          const at = what === 'add' ? bars.length : bars.length - (what === 'move' ? 1 : 2);
          if (at < 0) continue;
          const [bar] = barsOf([value]);
          if (bar) bars[at] = { ...bar, timeMs: at };
          run.update(bars);
        }
        expect(run.values).toEqual(
          figures(
            kind,
            parameters,
            bars.map((bar) => bar.close),
          ),
        );
      }),
    );
  });

  it('reads no more bars for a tick than its windows are long, however long the history', () => {
    const bars = barsOf(Array.from({ length: 5000 }, (_, at) => 100 + (at % 7)));
    const run = INDICATORS[kind].run(defaultsOf(kind));
    run.reset(bars);
    let reads = 0;
    const watched = new Proxy(bars, {
      get(target, key) {
        if (key !== 'length') reads++;
        return Reflect.get(target, key);
      },
    });
    run.update(watched);
    expect(reads).toBeLessThanOrEqual(2 * (7 + 25 + 99));
  });

  it('has as many outputs as figures', () => {
    const parameters = defaultsOf(kind);
    expect(INDICATORS[kind].outputs(parameters)).toHaveLength(figures(kind, parameters, [1, 2])[0]?.length ?? 0);
  });
});

it.each([
  ['fit', 'boll', [30, 2.5], [30, 2.5]],
  ['are too long', 'ma', [7, 501, 99], [7, 25, 99]],
  ['are no whole bars', 'rsi', [13.5], [14]],
  ['are missing', 'macd', [10], [10, 26, 9]],
  ['are too many', 'volume', [4], []],
] as const)('parameters that %s', (_, kind, given, expected) => {
  expect(clampParameters(kind, given)).toEqual(expected);
});
