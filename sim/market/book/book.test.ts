import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ALWAYS_LISTED, INSTRUMENTS, type Instrument } from '../instruments';
import { Market } from '../market';
import type { Book, Level } from './book';
import { edgeOf, orderOf, rankOf } from './book-cells';

const BTC = INSTRUMENTS[0] as Instrument;
/** Tuesday 2026-01-06, 10:00 UTC+8, when stocks trade as well. */
const NOW_MS = Date.parse('2026-01-06T02:00:00Z');
const SEEDS = [42, 7, 23, 101, 5] as const;
const TIMES = Array.from({ length: 60 }, (_, k) => NOW_MS + k * 61_000);
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[values.length >> 1] as number;
/** Lots within that many basis points of the last price, in seconds of average trading. */
function secondsWithin(one: Instrument, side: readonly Level[], last: number, points: number): number {
  const near = side.filter(([price]) => Math.abs(price / last - 1) <= points / 10_000);
  const worth = near.reduce((sum, [price, lots]) => sum + price * lots, 0);
  return worth / 10 ** (one.priceDecimals + one.lotDecimals) / (one.dailyVolumeUsdt / 86_400);
}

describe('depth', () => {
  it.each(SEEDS)(
    'grows with less than the distance (seed %i): a few seconds near the touch, minutes far out',
    (seed) => {
      const market = new Market({ seed });
      for (const base of ['BTC', 'ETH', 'SOL', 'DOGE']) {
        const one = INSTRUMENTS.find((other) => other.base === base) as Instrument;
        const within = (points: number) =>
          mean(
            TIMES.map((tMs) =>
              secondsWithin(one, market.book(one.index, tMs, 200).asks, market.lastTicks(one.index, tMs), points),
            ),
          );
        const [near, far] = [within(10), within(100)];
        expect(near, base).toBeGreaterThan(8);
        expect(near, base).toBeLessThan(50);
        // 4.7 for BTC in published figures (Amberdata, 2025).
        expect(far / near, base).toBeGreaterThan(2.5);
        expect(far / near, base).toBeLessThan(7.5);
      }
    },
  );

  it('is there in every market, within half a percent', () => {
    const market = new Market({ seed: 42 });
    for (const one of ALWAYS_LISTED) {
      const worth = mean(
        TIMES.map((tMs) =>
          secondsWithin(one, market.book(one.index, tMs, 200).bids, market.lastTicks(one.index, tMs), 50),
        ),
      );
      expect(worth, one.symbol).toBeGreaterThan(5);
      expect(worth, one.symbol).toBeLessThan(1_000);
    }
  });

  it('can be counted exactly in every market, also at its lowest price', () => {
    const market = new Market({ seed: 42 });
    for (const one of ALWAYS_LISTED) {
      market.intervene(one.index, { kind: 'setPrice', atSec: NOW_MS / 1000, priceTicks: 1 });
      const { bids, asks } = market.book(one.index, NOW_MS + 1000, 200);
      for (const side of [bids, asks])
        expect(
          side.reduce((sum, [, lots]) => sum + lots, 0),
          one.symbol,
        ).toBeLessThan(Number.MAX_SAFE_INTEGER);
    }
  });

  it('has walls at round prices', () => {
    const market = new Market({ seed: 42 });
    const levels = TIMES.flatMap((tMs) => market.book(0, tMs, 120).asks.slice(1));
    const sizeAt = (unit: number) => mean(levels.filter(([price]) => price % unit === 0).map(([, lots]) => lots));
    expect(sizeAt(10_000)).toBeGreaterThan(2 * sizeAt(1));
  });
});

describe('levels', () => {
  it('lie on the grid of ticks, dense near the touch and wider farther out', () => {
    const market = new Market({ seed: 42 });
    for (const one of ALWAYS_LISTED) {
      const books = TIMES.map((tMs) => market.book(one.index, tMs, 40).asks);
      const gaps = (from: number, to: number) =>
        books.flatMap((asks) => asks.slice(from, to).map(([price], n) => price - (asks[from + n - 1]?.[0] ?? 0)));
      expect(median(gaps(1, 6)), one.symbol).toBeLessThanOrEqual(2);
      expect(median(gaps(25, 30)), one.symbol).toBeGreaterThan(median(gaps(1, 6)));
      expect(books.flat().every((level) => level.every(Number.isSafeInteger))).toBe(true);
    }
  });

  it('mostly keep their size from second to second, and all change eventually', () => {
    const market = new Market({ seed: 42 });
    for (const one of ALWAYS_LISTED) {
      const shareChanged = (afterMs: number) => {
        let [common, changed] = [0, 0];
        for (const tMs of TIMES) {
          const later = new Map(market.book(one.index, tMs + afterMs, 120).asks);
          for (const [price, lots] of market.book(one.index, tMs, 120).asks.slice(1)) {
            if (!later.has(price)) continue;
            common++;
            if (later.get(price) !== lots) changed++;
          }
        }
        return changed / common;
      };
      expect(shareChanged(1_000), one.symbol).toBeGreaterThan(0);
      expect(shareChanged(1_000), one.symbol).toBeLessThan(0.25);
      expect(shareChanged(60_000), one.symbol).toBeGreaterThan(0.7);
    }
  });

  it('are the same when only one side, or fewer levels, are requested', () => {
    const market = new Market({ seed: 42 });
    const anyMarket = fc.integer({ min: 0, max: INSTRUMENTS.length - 1 });
    fc.assert(
      fc.property(anyMarket, fc.nat(1e9), fc.integer({ min: 1, max: 200 }), (i, offset, depth) => {
        const whole = market.book(i, NOW_MS + offset, 200);
        const part = market.book(i, NOW_MS + offset, depth);
        expect(part).toEqual({ bids: whole.bids.slice(0, depth), asks: whole.asks.slice(0, depth) } satisfies Book);
        expect([...market.offers(i, NOW_MS + offset, 'asks', depth)]).toEqual(part.asks);
        expect([...market.offers(i, NOW_MS + offset, 'bids', depth)]).toEqual(part.bids);
      }),
    );
  });

  it('reach far enough for ten rows of the coarsest step, 100 dollars of BTC', () => {
    const { bids, asks } = new Market({ seed: 42 }).book(0, NOW_MS, 120);
    const rows = (side: readonly Level[]) => new Set(side.map(([price]) => Math.floor(price / 10_000))).size;
    expect(Math.min(rows(bids), rows(asks))).toBeGreaterThanOrEqual(10);
  });
});

describe('a crash', () => {
  it('widens the spread and thins the book, and both come back', () => {
    const market = new Market({ seed: 42 });
    const wake = { excess: 3, activity: 50 };
    market.intervene(0, { kind: 'shock', atSec: NOW_MS / 1_000, percent: -15, rampSec: 60, wake });
    const state = (fromMs: number) => {
      const times = Array.from({ length: 20 }, (_, k) => fromMs + k * 1_500);
      const books = times.map((tMs) => ({ last: market.lastTicks(0, tMs), ...market.book(0, tMs, 200) }));
      return {
        spread: mean(books.map(({ asks, bids }) => (asks[0]?.[0] ?? 0) - (bids[0]?.[0] ?? 0))),
        depth: mean(books.map(({ asks, last }) => secondsWithin(BTC, asks, last, 10))),
      };
    };
    const [calm, wild, later] = [NOW_MS - 60_000, NOW_MS + 30_000, NOW_MS + 86_400_000].map(state);
    expect(wild?.spread).toBeGreaterThan(4 * (calm?.spread ?? 0));
    expect(wild?.depth).toBeLessThan((calm?.depth ?? 0) / 3);
    expect(later?.spread).toBeLessThan((wild?.spread ?? 0) / 2);
  });
});

describe('cells', () => {
  const anyCell = fc.record({
    price: fc.integer({ min: 1, max: 1e10 }),
    octave: fc.integer({ min: 0, max: 24 }),
    salt: fc.integer(),
  });

  it('have an order that is also the order of each finer cell around it', () => {
    fc.assert(
      fc.property(anyCell, ({ price, octave, salt }) => {
        const cell = Math.floor(price / 2 ** octave);
        const at = orderOf(cell, octave, salt);
        expect(Math.floor(at / 2 ** octave)).toBe(cell);
        for (let k = 0; k < octave; k++) expect(orderOf(Math.floor(at / 2 ** k), k, salt)).toBe(at);
        expect(rankOf(cell, octave, salt)).toBe(
          rankOf(at, 0, salt) > octave ? rankOf(at, 0, salt) : Math.max(octave, 0),
        );
      }),
    );
  });

  it('end between cells of twice the size', () => {
    fc.assert(
      fc.property(anyCell, ({ price, octave }) => {
        const double = 2 ** (octave + 1);
        expect(edgeOf(price, 1, double / 2) % double).toBe(0);
        expect(Math.abs((edgeOf(price, -1, double / 2) + 1) % double)).toBe(0);
      }),
    );
  });
});
