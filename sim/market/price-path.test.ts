import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dayStart } from './exchange-day';
import { INSTRUMENTS, type Instrument } from './instruments';
import type { Intervention } from './interventions/interventions';
import { Bar, PricePath } from './price-path';
import { firstTradedSecond } from './tree/tree-shape';

const BTC = INSTRUMENTS[0] as Instrument;
const STOCK = INSTRUMENTS.find(({ kind }) => kind === 'stock') as Instrument;
/** Midnight UTC+8 of Tuesday 2026-01-06; the stock market opens nine and a half hours later. */
const MIDNIGHT = dayStart(20_459);
const SPAN_SEC = 3_600;

interface Second {
  tSec: number;
  open: number;
  high: number;
  low: number;
  close: number;
  volume: number;
  trades: boolean;
}

/** Reference implementation of all interventions: second by second, and slow. */
function naive(instrument: Instrument, interventions: readonly Intervention[], from: number, to: number): Second[] {
  const base = new PricePath(42, instrument);
  let factor = 1;
  let anchor = 1;
  let stretch = 1;
  let resting = 0;
  let ramp: { from: number; resting: number; next: number; step: number; by: readonly number[] } | null = null;
  const show = (ticks: number): number => {
    if (resting) return resting;
    let price = ticks * factor;
    if (stretch !== 1) {
      const x = ticks / anchor;
      price = factor * anchor * (x >= 1 ? 1 + stretch * (x - 1) : 1 / (1 + stretch * (1 / x - 1)));
    }
    return Math.max(1, Math.floor(price + 0.5));
  };
  const stairs = (seconds: number) =>
    [1, 5, 15, 30, 60, 300, 900, 1_800, 3_600].find((s) => seconds / s <= 720) as number;
  const seconds: Second[] = [];
  for (let tSec = from; tSec < to; tSec++) {
    const bar = new Bar();
    base.fold(tSec, tSec + 1, bar);
    if (bar.isEmpty) continue;
    let isSeam = false;
    const open = show(bar.open);
    while (ramp && ramp.next <= tSec) takeStep();
    for (const one of interventions.filter(({ atSec }) => firstTradedSecond(base.shape, atSec) === tSec)) {
      const price = show(bar.open);
      isSeam = isSeam || one.kind !== 'resume' || resting !== 0;
      ramp = null;
      if (one.kind === 'shock' || one.kind === 'drift') {
        const length = one.kind === 'shock' ? one.rampSec : one.durationSec;
        const step = stairs(length);
        const count = Math.ceil(length / step);
        const by: number[] = [];
        for (let k = 1, grown = 1; k <= count; k++) {
          if (one.kind === 'drift') grown *= 1 + (one.percentPerHour / 100) * (step / 3_600);
          by.push(one.kind === 'shock' ? 1 + (one.percent / 100) * (k / count) : grown);
        }
        ramp = { from: factor, resting, next: tSec, step, by };
      } else if (one.kind === 'resume') {
        if (resting) [factor, anchor, resting] = [price / bar.open, bar.open, 0];
      } else if (one.kind === 'halt') {
        resting = price;
      } else if (one.kind === 'list') {
        [factor, anchor, resting] = [one.priceTicks / bar.close, bar.close, 0];
      } else if (one.kind === 'setPrice') {
        if (resting) resting = one.priceTicks;
        else [factor, anchor] = [one.priceTicks / bar.close, bar.close];
      } else if (one.kind === 'volatility') {
        if (!resting) [factor, anchor] = [price / bar.open, bar.open];
        stretch = one.multiple;
      }
      // The first step of a ramp takes effect at once, before any other intervention in the same second.
      if (ramp) takeStep();
    }
    function takeStep() {
      if (!ramp) return;
      const [by, ...later] = ramp.by as [number, ...number[]];
      if (ramp.resting) resting = Math.max(1, Math.floor(ramp.resting * by + 0.5));
      else factor = ramp.from * by;
      ramp = later.length > 0 ? { ...ramp, next: ramp.next + ramp.step, by: later } : null;
      isSeam = true;
    }
    const [high, low, close] = [show(bar.high), show(bar.low), show(bar.close)];
    const volume = resting ? 0 : bar.volume;
    const trades = resting === 0;
    if (isSeam)
      seconds.push({ tSec, open, high: Math.max(open, high), low: Math.min(open, low), close, volume, trades });
    else seconds.push({ tSec, open: show(bar.open), high, low, close, volume, trades });
  }
  return seconds;
}

const percent = fc.integer({ min: -40, max: 60 });
const what = fc.oneof(
  fc.record({ kind: fc.constant('setPrice' as const), priceTicks: fc.integer({ min: 5_000, max: 12_000_000 }) }),
  fc.record({ kind: fc.constant('shock' as const), percent, rampSec: fc.integer({ min: 1, max: 1_500 }) }),
  fc.record({
    kind: fc.constant('drift' as const),
    percentPerHour: percent,
    durationSec: fc.integer({ min: 1, max: 2_000 }),
  }),
  fc.record({ kind: fc.constant('volatility' as const), multiple: fc.constantFrom(0.2, 0.5, 1, 2, 5) }),
  fc.record({ kind: fc.constant('halt' as const) }),
  fc.record({ kind: fc.constant('resume' as const) }),
);
const script = (startSec: number) =>
  fc
    .array(fc.tuple(fc.integer({ min: -300, max: SPAN_SEC }), what), { maxLength: 6 })
    .map((list) =>
      list.sort(([a], [b]) => a - b).map(([offset, one]): Intervention => ({ ...one, atSec: startSec + offset })),
    );

describe.each([
  ['around the clock', BTC, MIDNIGHT + 7_200],
  ['from the opening of a session', STOCK, MIDNIGHT + 9.5 * 3_600],
])('interventions %s', (_, instrument, startSec) => {
  const around = fc.record({
    interventions: script(startSec),
    anywhere: fc.integer({ min: 0, max: SPAN_SEC - 1 }),
    // A range that begins at a seam includes its open, which is still the old price.
    fromSeam: fc.boolean(),
    length: fc.integer({ min: 1, max: SPAN_SEC }),
    distance: fc.double({ min: -0.05, max: 0.05, noNaN: true }),
    direction: fc.constantFrom<1 | -1>(1, -1),
  });

  it('bars and crossings are those of a model that visits every second', () => {
    fc.assert(
      fc.property(around, ({ interventions, anywhere, fromSeam, length, distance, direction }) => {
        const seam = interventions.find(({ atSec }) => atSec >= startSec && atSec < startSec + SPAN_SEC);
        const from = fromSeam && seam ? seam.atSec - startSec : anywhere;
        const path = new PricePath(42, instrument);
        for (const one of interventions) path.intervene(one);
        const model = naive(instrument, interventions, startSec - 300, startSec + SPAN_SEC);
        const [fromSec, toSec] = [startSec + from, startSec + Math.min(from + length, SPAN_SEC)];
        const range = model.filter(({ tSec }) => tSec >= fromSec && tSec < toSec);

        const bar = new Bar();
        path.fold(fromSec, toSec, bar);
        expect([bar.open, bar.high, bar.low, bar.close, bar.volume]).toEqual([
          range[0]?.open,
          Math.max(...range.map(({ high }) => high)),
          Math.min(...range.map(({ low }) => low)),
          range.at(-1)?.close,
          range.reduce((sum, { volume }) => sum + volume, 0),
        ]);

        const price = Math.max(1, Math.floor((range[0]?.open ?? 1) * (1 + distance)));
        const expected = range.find(
          ({ trades, high, low }) => trades && (direction > 0 ? high >= price : low <= price),
        );
        expect(path.firstCross(fromSec, toSec, price, direction)).toBe(expected?.tSec ?? -1);
      }),
      { numRuns: 60 },
    );
  });

  it('series of a level are the folds of its nodes', () => {
    fc.assert(
      fc.property(script(startSec), fc.integer({ min: 1, max: 8 }), (interventions, level) => {
        const path = new PricePath(42, instrument);
        for (const one of interventions) path.intervene(one);
        const length = path.shape.lengths[level] as number;
        const found: number[][] = [];
        path.series(level, startSec, startSec + SPAN_SEC, (at, { open, high, low, close, volume }) =>
          found.push([at, open, high, low, close, volume]),
        );
        expect(found.length).toBeGreaterThan(0);
        for (const [at = 0, ...values] of found) {
          const bar = new Bar();
          path.fold(at, at + length, bar);
          expect(values).toEqual([bar.open, bar.high, bar.low, bar.close, bar.volume]);
        }
      }),
      { numRuns: 30 },
    );
  });
});

describe('first crossings of an untouched market', () => {
  it('are those of a scan of seconds, over days', () => {
    const path = new PricePath(42, BTC);
    const seconds = naive(BTC, [], MIDNIGHT, MIDNIGHT + 3 * 86_400);
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 3 * 86_400 - 1 }),
        fc.integer({ min: 1, max: 3 * 86_400 }),
        fc.double({ min: -0.06, max: 0.06, noNaN: true }),
        fc.constantFrom<1 | -1>(1, -1),
        (from, length, distance, direction) => {
          const range = seconds.slice(from, from + length);
          const price = Math.floor((range[0]?.open ?? 1) * (1 + distance));
          const expected = range.find(({ high, low }) => (direction > 0 ? high >= price : low <= price));
          const [fromSec, toSec] = [MIDNIGHT + from, MIDNIGHT + Math.min(from + length, 3 * 86_400)];
          expect(path.firstCross(fromSec, toSec, price, direction)).toBe(expected?.tSec ?? -1);
        },
      ),
    );
  });
});
