import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { INSTRUMENTS, type Instrument, powerOfTen } from '../instruments';
import { Market } from '../market';
import { fadeLeft, impactOf } from './impact';
import type { Intervention } from './interventions';

const BTC = INSTRUMENTS[0] as Instrument;
const START_SEC = Date.parse('2026-01-06T02:00:00Z') / 1_000;
const STOCK = INSTRUMENTS.findIndex(({ kind }) => kind === 'stock');
const LAST = 8_900_000;
const worth = (usdt: number) => impactOf(BTC, 'buy', usdt * powerOfTen(BTC.priceDecimals + BTC.lotDecimals), LAST);

it('grows with the square root of what was traded, and small trades leave no trace', () => {
  const [one, four] = [worth(1e6), worth(4e6)];
  expect((four?.shift ?? 0) / (one?.shift ?? 1)).toBeCloseTo(2, 9);
  expect((one?.shift ?? 0) / (one?.stay ?? 1)).toBeCloseTo(4, 9);
  expect(worth(100)).toBeNull();
});

it('fades with the square root of time, down to zero', () => {
  expect([0, 1, 2, 3, 4, 8, 512, 1_023, 1_024].map((age) => fadeLeft(age).toFixed(4)).join(' ')).toBe(
    '1.0000 1.0000 0.7071 0.7071 0.5000 0.3536 0.0442 0.0442 0.0000',
  );
});

const ratio = (a: Market, b: Market, i: number, tSec: number) =>
  a.lastTicks(i, tSec * 1_000 + 999) / b.lastTicks(i, tSec * 1_000 + 999);

describe('a trade', () => {
  const trade = { kind: 'trade', shift: 0.01, stay: 0.002, atSec: START_SEC } as const;

  it('moves the price from the next second on, mostly for a while and partly for good', () => {
    const [moved, calm] = [new Market({ seed: 42 }), new Market({ seed: 42 })];
    moved.intervene(0, trade);
    expect(ratio(moved, calm, 0, START_SEC - 1)).toBe(1);
    for (const [age, left] of [
      [0, 1],
      [3, Math.SQRT1_2],
      [20, 0.25],
      [1_100, 0],
    ] as const) {
      expect(ratio(moved, calm, 0, START_SEC + age)).toBeCloseTo(1.002 * (1 + 0.01 * left), 4);
    }
  });

  it('adds to what is left of the one before', () => {
    const [moved, calm] = [new Market({ seed: 42 }), new Market({ seed: 42 })];
    moved.intervene(0, trade);
    moved.intervene(0, { ...trade, atSec: START_SEC + 4 });
    expect(ratio(moved, calm, 0, START_SEC + 4)).toBeCloseTo(1.002 * 1.002 * (1 + 0.01 * 1.5), 4);
    expect(ratio(moved, calm, 0, START_SEC + 2_000)).toBeCloseTo(1.002 * 1.002, 5);
  });

  it('during a crash ends neither the crash nor its wake', () => {
    const [moved, calm] = [new Market({ seed: 42 }), new Market({ seed: 42 })];
    const shock = {
      kind: 'shock',
      atSec: START_SEC,
      percent: -15,
      rampSec: 60,
      wake: { excess: 2, activity: 30 },
    } as const;
    for (const market of [moved, calm]) market.intervene(0, shock);
    moved.intervene(0, { ...trade, atSec: START_SEC + 20 });
    for (const age of [60, 300, 3_000, 90_000]) {
      const left = 0.01 * fadeLeft(age - 20);
      expect(ratio(moved, calm, 0, START_SEC + age)).toBeCloseTo(1.002 * (1 + left), 2);
      expect(moved.candle(0, '1min', START_SEC + age).volume).toBe(calm.candle(0, '1min', START_SEC + age).volume);
    }
  });

  it('is ended by a set price, and by no other intervention', () => {
    const [moved, calm] = [new Market({ seed: 42 }), new Market({ seed: 42 })];
    moved.intervene(0, trade);
    for (const market of [moved, calm]) market.intervene(0, { kind: 'halt', atSec: START_SEC + 2 });
    for (const market of [moved, calm]) market.intervene(0, { kind: 'resume', atSec: START_SEC + 3 });
    expect(ratio(moved, calm, 0, START_SEC + 2_000)).toBeCloseTo(1.002 * (1.01 / 1.00707), 2);
    for (const market of [moved, calm])
      market.intervene(0, { kind: 'setPrice', atSec: START_SEC + 2_100, priceTicks: LAST });
    expect(ratio(moved, calm, 0, START_SEC + 2_200)).toBe(1);
  });
});

const anyStep = fc.record({
  afterSec: fc.integer({ min: 0, max: 900 }),
  what: fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({
        kind: fc.constant('trade' as const),
        shift: fc.double({ min: -0.02, max: 0.02, noNaN: true }),
        stay: fc.double({ min: -0.005, max: 0.005, noNaN: true }),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        kind: fc.constant('shock' as const),
        percent: fc.integer({ min: -20, max: 20 }),
        rampSec: fc.constantFrom(1, 30, 90),
        wake: fc.constant({ excess: 2, activity: 20 }),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({ kind: fc.constant('volatility' as const), multiple: fc.constantFrom(0.5, 1, 3) }),
    },
    { weight: 1, arbitrary: fc.constantFrom({ kind: 'halt' as const }, { kind: 'resume' as const }) },
    {
      weight: 1,
      arbitrary: fc.record({
        kind: fc.constant('drift' as const),
        percentPerHour: fc.integer({ min: -5, max: 5 }),
        durationSec: fc.constantFrom(300, 3_600),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        kind: fc.constant('setPrice' as const),
        priceTicks: fc.integer({ min: 8_000_000, max: 9_500_000 }),
      }),
    },
  ),
});

describe('with other interventions in any order', () => {
  const scripts = fc.array(anyStep, { minLength: 1, maxLength: 14 });
  const play = (i: number, steps: readonly (typeof anyStep extends fc.Arbitrary<infer T> ? T : never)[]) => {
    const market = new Market({ seed: 42 });
    let atSec = START_SEC;
    const states: string[] = [];
    const view = () =>
      JSON.stringify([market.candles(i, '5min', START_SEC, START_SEC + 14_400, (START_SEC + 14_400) * 1_000), market]);
    for (const { afterSec, what } of steps) {
      states.push(view());
      atSec += afterSec;
      market.intervene(i, { ...what, atSec } as Intervention);
    }
    return { market, states, view };
  };

  it('whole bars are what their seconds fold to, crossings are found, and closes meet opens', () => {
    fc.assert(
      fc.property(fc.constantFrom(0, STOCK), scripts, (i, steps) => {
        const { market } = play(i, steps);
        for (const fromSec of [START_SEC, START_SEC + 1_200, START_SEC + 5_400]) {
          const bar = market.candle(i, '15min', fromSec);
          const seconds = market.candles(i, '1sec', bar.startSec, bar.startSec + 900, (bar.startSec + 900) * 1_000);
          const [first] = seconds;
          expect(bar).toMatchObject({
            open: first?.open,
            high: Math.max(...seconds.map(({ high }) => high)),
            low: Math.min(...seconds.map(({ low }) => low)),
            close: seconds.at(-1)?.close,
            volume: seconds.reduce((sum, { volume }) => sum + volume, 0),
          });
          for (const [n, { open }] of seconds.entries()) if (n > 0) expect(open).toBe(seconds[n - 1]?.close);
          const crossed = market.firstCross(i, bar.startSec, bar.startSec + 900, bar.high, 1);
          const scanned = seconds.find(
            ({ high, startSec }) => high >= bar.high && market.isTrading(i, startSec * 1_000),
          );
          expect(crossed).toBe(scanned?.startSec ?? -1);
        }
      }),
      { numRuns: 30 },
    );
  });

  it('undo is exact, and JSON comes to the same market', () => {
    fc.assert(
      fc.property(fc.constantFrom(0, STOCK), scripts, (i, steps) => {
        const { market, states, view } = play(i, steps);
        const restored = new Market({ seed: 42 });
        restored.restore(JSON.parse(JSON.stringify(market)));
        const bars = (of: Market) => of.candles(i, '1min', START_SEC, START_SEC + 14_400, (START_SEC + 14_400) * 1_000);
        expect(bars(restored)).toEqual(bars(market));
        for (const state of states.toReversed()) {
          market.undoIntervention(i);
          expect(view()).toBe(state);
        }
      }),
      { numRuns: 20 },
    );
  });
});
