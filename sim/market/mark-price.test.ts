import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { lastForMark, MARK_BAND, markOf, medianOf } from '@/domain/futures/mark';
import { INSTRUMENTS } from './instruments';
import type { Intervention } from './interventions/interventions';
import { Market } from './market';
import { findMarkHit } from './triggers/mark-hit';

/** Tuesday 2026-01-06, 09:41 UTC+8: stocks trade. */
const START_SEC = Date.parse('2026-01-06T01:41:00Z') / 1_000;
const START_MS = START_SEC * 1_000;
/** BTC, DOGE and a stock. */
const LISTED = [0, 5, 37].map((i, index) => ({ ...INSTRUMENTS[i], index }) as (typeof INSTRUMENTS)[number]);
const newMarket = () => new Market({ seed: 42, instruments: LISTED });

function interventionOf(market: Market, i: number, what: string, atSec: number, percent: number): Intervention {
  if (what === 'set') {
    const priceTicks = Math.floor((market.lastTicks(i, atSec * 1_000) * (100 + percent)) / 100);
    return { kind: 'setPrice', atSec, priceTicks };
  }
  if (what === 'volatility') return { kind: 'volatility', atSec, multiple: 2 };
  if (what === 'halt' || what === 'resume') return { kind: what, atSec };
  const shock = { kind: 'shock', atSec, percent, rampSec: 5 } as const;
  return { ...shock, wake: { excess: 3, activity: 40 } };
}

describe('mark price', () => {
  it.each([
    ['as index and last agree', 6_000_000, 6_000_000, 6_000_000],
    ['half way up', 6_000_000, 6_001_001, 6_000_500],
    ['half way down, rounded down', 6_000_000, 5_998_999, 5_999_499],
    ['at most 0.2 % above', 6_000_000, 9_000_000, 6_012_000],
    ['at most 0.2 % below', 6_000_000, 3_000_000, 5_988_000],
    ['of few ticks', 400, 500, 400],
  ])('%s', (_name, index, last, mark) => {
    expect(markOf(index, last)).toBe(mark);
  });

  test('the bound of the last price is exact', () => {
    const ticks = fc.integer({ min: 1, max: 100_000 });
    fc.assert(
      fc.property(ticks, fc.integer({ min: -600, max: 600 }), fc.integer({ min: -900, max: 900 }), (index, off, by) => {
        const last = Math.max(1, index + by);
        const mark = index + off;
        for (const direction of [1, -1] as const) {
          const bound = lastForMark(index, mark, direction);
          const reaches = (markOf(index, last) - mark) * direction >= 0;
          expect(bound !== null && (last - bound) * direction >= 0).toBe(reaches);
        }
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('index price', () => {
  it('is the median of the last price at thirteen steps', () => {
    const market = newMarket();
    for (const offset of [0, 250, 4_999, 5_000, 61_750]) {
      const newest = Math.floor((START_MS + offset) / 5_000);
      const prices = Array.from({ length: 13 }, (_, k) => market.lastTicks(0, (newest - k) * 5_000));
      expect(market.indexTicks(0, START_MS + offset)).toBe(medianOf(prices));
    }
  });

  it('of a stock leaves out the time in which it is closed', () => {
    const market = newMarket();
    const opening = Date.parse('2026-01-06T01:30:00Z');
    const before = Date.parse('2026-01-05T08:00:00Z');
    const prices = [opening, ...Array.from({ length: 12 }, (_, k) => before - (k + 1) * 5_000)];
    expect(market.indexTicks(2, opening)).toBe(medianOf(prices.map((ms) => market.lastTicks(2, ms))));
    expect(market.indexTicks(2, opening - 1)).toBe(market.indexTicks(2, before + 3_600_000));
  });

  it('is computed anew after an intervention', () => {
    const market = newMarket();
    market.indexTicks(0, START_MS + 60_000);
    market.intervene(0, { kind: 'setPrice', atSec: START_SEC + 1, priceTicks: 5_000_000 });
    const fresh = newMarket();
    fresh.intervene(0, { kind: 'setPrice', atSec: START_SEC + 1, priceTicks: 5_000_000 });
    expect(market.indexTicks(0, START_MS + 60_000)).toBe(fresh.indexTicks(0, START_MS + 60_000));
  });
});

test('undone and replaced interventions leave no trace: the market equals one that never had them', () => {
  const change = fc.record({
    what: fc.constantFrom('shock', 'set', 'halt', 'resume', 'volatility', 'undo', 'restore'),
    after: fc.integer({ min: 0, max: 20 }),
    percent: fc.integer({ min: -20, max: 20 }).filter((percent) => percent !== 0),
  });
  fc.assert(
    fc.property(fc.nat(2), fc.array(change, { minLength: 1, maxLength: 10 }), (i, changes) => {
      const market = newMarket();
      let saved = market.toJSON();
      let atSec = START_SEC;
      for (const { what, after, percent } of changes) {
        atSec += after;
        // Asked before each change, so that the window is remembered.
        market.markTicks(i, (atSec + 30) * 1_000);
        if (what === 'undo') {
          if (market.interventionsOf(i).length > 0) market.undoIntervention(i);
        } else if (what === 'restore') market.restore(saved);
        else market.intervene(i, interventionOf(market, i, what, atSec, percent));
        if (after % 3 === 0) saved = market.toJSON();
        const fresh = newMarket();
        fresh.restore(JSON.parse(JSON.stringify(market.toJSON())));
        for (const tMs of [atSec * 1_000, (atSec + 30) * 1_000, (atSec + 31) * 1_000 + 250]) {
          expect(market.indexTicks(i, tMs)).toBe(fresh.indexTicks(i, tMs));
          expect(market.markTicks(i, tMs)).toBe(fresh.markTicks(i, tMs));
        }
      }
    }),
    { numRuns: 60 },
  );
});

describe('a wick', () => {
  it.each([
    ['of 20 seconds moves the mark price by no more than the band', 20, false],
    ['that stays is followed within 36 seconds', 600, true],
  ])('%s', (_name, seconds, follows) => {
    const market = newMarket();
    const before = market.markTicks(0, START_MS);
    const low = Math.floor(before * 0.7);
    market.intervene(0, { kind: 'setPrice', atSec: START_SEC + 1, priceTicks: low });
    market.intervene(0, { kind: 'setPrice', atSec: START_SEC + 1 + seconds, priceTicks: before });
    const marks = Array.from({ length: 160 }, (_, k) => market.markTicks(0, START_MS + k * 250));
    const lowest = Math.min(...marks);
    if (follows) expect(lowest).toBeLessThan(before * 0.75);
    else expect(lowest).toBeGreaterThan(before * (1 - 2 * MARK_BAND));
  });
});

it.each([-1, 1] as const)('a target a hundred days ahead is found (%i)', (direction) => {
  const market = newMarket();
  const priceTicks = Math.floor(market.lastTicks(0, START_MS) * (1 + 0.8 * direction));
  const atSec = START_SEC + 100 * 86_400;
  market.intervene(0, { kind: 'setPrice', atSec, priceTicks: Math.floor(priceTicks * (1 + 0.1 * direction)) });
  const hit = findMarkHit(market, { symbolIndex: 0, direction, priceTicks }, START_MS, START_MS + 400 * 86_400_000);
  expect(hit?.atMs).toBeLessThanOrEqual((atSec + 36) * 1_000);
  expect(hit && market.markTicks(0, hit.atMs)).toBe(hit?.priceTicks);
});

test('the search finds what a scan of all ticks finds, through shocks, wicks and halts', () => {
  const change = fc.record({
    after: fc.integer({ min: 1, max: 50 }),
    what: fc.constantFrom('set', 'halt', 'resume', 'shock'),
    percent: fc.integer({ min: -4, max: 4 }),
  });
  fc.assert(
    fc.property(
      fc.nat(2),
      fc.array(change, { maxLength: 8 }),
      fc.constantFrom<1 | -1>(1, -1),
      fc.double({ min: -0.002, max: 0.03, noNaN: true }),
      fc.integer({ min: 0, max: 7_000 }),
      (i, changes, direction, distance, offsetMs) => {
        const market = newMarket();
        const opening = market.lastTicks(i, START_MS);
        let atSec = START_SEC;
        for (const { after, what, percent } of changes) {
          atSec += after;
          if (what === 'set') {
            market.intervene(i, { kind: 'setPrice', atSec, priceTicks: Math.floor(opening * (1 + percent / 100)) });
          } else if (what === 'shock') market.intervene(i, { kind: 'shock', atSec, percent, rampSec: 5 });
          else market.intervene(i, { kind: what as 'halt' | 'resume', atSec });
        }
        const priceTicks = Math.floor(opening * (1 + direction * distance));
        const target = { symbolIndex: i, direction, priceTicks };
        const [fromMs, toMs] = [START_MS + offsetMs, START_MS + 400_000];
        let scanned = null;
        for (let atMs = Math.ceil(fromMs / 250) * 250; atMs < toMs && !scanned; atMs += 250) {
          if (!market.isTrading(i, atMs)) continue;
          const mark = market.markTicks(i, atMs);
          if ((mark - priceTicks) * direction >= 0) scanned = { atMs, priceTicks: mark };
        }
        expect(findMarkHit(market, target, fromMs, toMs)).toEqual(scanned);
      },
    ),
    {
      numRuns: 120,
      // Prices set in a halt lift the index beyond the target, and the last price never reaches it.
      examples: [
        [
          1,
          [
            { after: 1, what: 'halt', percent: 0 },
            { after: 1, what: 'set', percent: 1 },
            { after: 21, what: 'set', percent: 2 },
            { after: 8, what: 'shock', percent: -2 },
            { after: 5, what: 'resume', percent: 0 },
          ],
          1,
          0,
          0,
        ],
      ],
    },
  );
});
