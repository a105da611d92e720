import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Level } from './book/book';
import { type CustomerTrade, CustomerTrades } from './customer-trades';
import { INSTRUMENTS } from './instruments';
import { Market } from './market';

/** Tuesday 2026-01-06, 10:00 UTC+8, when stocks trade as well. */
const START_MS = Date.parse('2026-01-06T02:00:00Z');
const START_SEC = START_MS / 1_000;
const HOUR_MS = 3_600_000;
/** Reading the tape visits every second. */
const SHORT_MS = 300_000;
const STOCK = INSTRUMENTS.findIndex(({ kind }) => kind === 'stock');
const total = (levels: readonly Level[]) => levels.reduce((sum, [, lots]) => sum + lots, 0);

/** An order that takes from the book, or one that stood at a price and is filled. */
const anyOrder = fc.record({
  afterMs: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 15_000 })),
  side: fc.constantFrom('buy' as const, 'sell' as const),
  lots: fc.integer({ min: 1, max: 20_000_000 }),
  rests: fc.boolean(),
});
type Order = typeof anyOrder extends fc.Arbitrary<infer T> ? T : never;

/** What such an order trades with the market of that instant. */
function tradeOf(market: Market, i: number, takeId: number, atMs: number, { side, lots, rests }: Order): CustomerTrade {
  const last = market.lastTicks(i, atMs);
  const orderId = takeId;
  if (rests) return { atMs, orderId, takeId: 0, side, levels: [[last, lots]] };
  const levels: Level[] = [];
  let left = lots;
  for (const [ticks, offered] of market.offers(i, atMs, side === 'buy' ? 'asks' : 'bids', 200)) {
    const got = Math.min(left, offered);
    if (got > 0) levels.push([ticks, got]);
    left -= got;
  }
  return { atMs, orderId, takeId, side, levels };
}

describe('random orders of customers', () => {
  const run = (i: number, orders: readonly Order[]) => {
    const [market, calm] = [new Market({ seed: 11 }), new Market({ seed: 11 })];
    const trades: CustomerTrade[] = [];
    let atMs = START_MS;
    for (const [n, order] of orders.entries()) {
      atMs += order.afterMs;
      if (atMs >= START_MS + SHORT_MS) break;
      const trade = tradeOf(market, i, n + 1, atMs, order);
      if (trade.levels.length === 0) continue;
      market.addTrade(i, trade);
      trades.push(trade);
    }
    return { market, calm, trades };
  };
  const anyMarket = fc.constantFrom(0, 1, 9, STOCK);
  const anyOrders = fc.array(anyOrder, { minLength: 1, maxLength: 90 });

  it('are in the candle: what prints fold to, the ticks of the path and their own, in every period', () => {
    fc.assert(
      fc.property(anyMarket, anyOrders, (i, orders) => {
        const { market, calm, trades } = run(i, orders);
        const own = trades.flatMap(({ levels }) => levels);
        const prices = own.map(([ticks]) => ticks);
        const hour = market.candle(i, '60min', START_SEC);
        const path = calm.candle(i, '60min', START_SEC);
        expect(hour).toEqual({
          ...path,
          high: Math.max(path.high, ...prices),
          low: Math.min(path.low, ...prices),
          volume: path.volume + total(own),
        });
        const endMs = START_MS + HOUR_MS;
        const minutes = market.candles(i, '1min', START_SEC, START_SEC + 3_600, endMs);
        expect(Math.max(...minutes.map(({ high }) => high))).toBe(hour.high);
        expect(Math.min(...minutes.map(({ low }) => low))).toBe(hour.low);
        expect(minutes.reduce((sum, { volume }) => sum + volume, 0)).toBe(hour.volume);
        const tape = market.tape(i, START_MS, START_MS + SHORT_MS);
        const five = market.candle(i, '5min', START_SEC);
        expect(tape.reduce((sum, { lots }) => sum + lots, 0)).toBe(five.volume);
        for (const [n, print] of tape.entries()) {
          expect(print.id).toBeGreaterThan(tape[n - 1]?.id ?? 0);
          expect(print.priceTicks).toBeLessThanOrEqual(five.high);
          expect(print.priceTicks).toBeGreaterThanOrEqual(five.low);
        }
        const turnover = (of: Market) => of.turnover24h(i, endMs);
        const value = own.reduce((sum, [ticks, lots]) => sum + ticks * lots, 0);
        expect(turnover(market) / (turnover(calm) + value)).toBeCloseTo(1, 9);
      }),
      { numRuns: 12 },
    );
  });

  it('are on the tape at the prices they filled at, in any cut of it, and what was shown stays', () => {
    fc.assert(
      fc.property(anyMarket, anyOrders, fc.integer({ min: 0, max: SHORT_MS }), (i, orders, cut) => {
        const { market, calm, trades } = run(i, orders);
        const prints = market.tape(i, START_MS, START_MS + SHORT_MS);
        const cutMs = START_MS + cut;
        expect([...market.tape(i, START_MS, cutMs), ...market.tape(i, cutMs, START_MS + SHORT_MS)]).toEqual(prints);
        for (const { orderId, atMs, levels } of trades) {
          const ids = market.tradeIds(i, orderId, atMs);
          const own = prints.filter(({ id }) => ids.includes(id)).map((one): Level => [one.priceTicks, one.lots]);
          expect(own).toEqual(levels);
        }
        const before = calm.tape(i, START_MS, START_MS + SHORT_MS);
        const known = new Set(prints.map(({ id }) => id));
        expect(before.every(({ id }) => known.has(id))).toBe(true);
        expect(market.lastTicks(i, cutMs)).toBe(calm.lastTicks(i, cutMs));
      }),
      { numRuns: 12 },
    );
  });

  it('come back from JSON, and are gone on undo, one by one', () => {
    fc.assert(
      fc.property(anyMarket, anyOrders, (i, orders) => {
        const { market, calm, trades } = run(i, orders);
        const restored = new Market({ seed: 11 });
        restored.restoreTrades(JSON.parse(JSON.stringify(market.dumpTrades())));
        const view = (of: Market) => [
          of.candles(i, '1min', START_SEC, START_SEC + 3_600, START_MS + HOUR_MS),
          of.book(i, trades.at(-1)?.atMs ?? START_MS, 60),
          of.tape(i, START_MS, START_MS + SHORT_MS),
        ];
        expect(view(restored)).toEqual(view(market));
        const kept = trades.length >> 1;
        for (let n = trades.length; n > kept; n--) market.undoTrade(i);
        const half = new Market({ seed: 11 });
        for (const trade of trades.slice(0, kept)) half.addTrade(i, trade);
        expect(view(market)).toEqual(view(half));
        for (let n = kept; n > 0; n--) market.undoTrade(i);
        expect([view(market), market.dumpTrades()]).toEqual([view(calm), {}]);
      }),
      { numRuns: 12 },
    );
  });
});

describe('a taken level', () => {
  const market = new Market({ seed: 42 });
  const [best, second] = market.book(0, START_MS, 2).asks as [Level, Level];
  const taken: readonly Level[] = [best, [second[0], Math.floor(second[1] / 2)]];
  market.addTrade(0, { atMs: START_MS, orderId: 1, takeId: 1, side: 'buy', levels: taken });
  const untouched = new Market({ seed: 42 });
  const missingAt = (ms: number) => {
    const [now, usual] = [market, untouched].map((of) => of.book(0, ms, 200).asks);
    return total(usual ?? []) - total(now ?? []);
  };

  it('is gone at once, and the next order begins behind it', () => {
    expect(market.book(0, START_MS, 1).asks).toEqual([[second[0], second[1] - Math.floor(second[1] / 2)]]);
    expect(missingAt(START_MS)).toBe(total(taken));
    expect(market.book(0, START_MS, 200).bids).toEqual(untouched.book(0, START_MS, 200).bids);
  });

  it('is refilled by half within seconds as far as it still stands, and wholly within two minutes', () => {
    const trades = new CustomerTrades();
    trades.add({ atMs: START_MS, orderId: 1, takeId: 1, side: 'buy', levels: [[9_000_000, 1_000]] });
    const left = (afterMs: number) => trades.missing(START_MS + afterMs, 'buy')?.get(9_000_000) ?? 0;
    expect([0, 5_000, 30_000, 119_000, 120_000].map(left)).toEqual([1_000, 480, 108, 1, 0]);
    expect(trades.missing(START_MS, 'sell')).toBeNull();
  });

  it('was not taken by an order that stood there itself', () => {
    const passive = new Market({ seed: 42 });
    passive.addTrade(0, { atMs: START_MS, orderId: 1, takeId: 0, side: 'buy', levels: taken });
    expect(passive.book(0, START_MS, 200)).toEqual(untouched.book(0, START_MS, 200));
  });
});

it('come in time order', () => {
  const market = new Market({ seed: 42 });
  const trade = { orderId: 1, takeId: 1, side: 'buy', levels: [[1, 1]] } as const;
  market.addTrade(0, { ...trade, atMs: START_MS });
  expect(() => market.addTrade(0, { ...trade, atMs: START_MS - 1 })).toThrow(/time order/);
});
