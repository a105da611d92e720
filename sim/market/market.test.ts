import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { marketFingerprint } from './fingerprint';
import { INSTRUMENTS, instrumentBySymbol } from './instruments';
import { Market } from './market';

const market = new Market({ seed: 42 });
const ms = (iso: string) => Date.parse(iso);
/** Tuesday 2026-01-06, 09:41 UTC+8. */
const NOW_MS = ms('2026-01-06T01:41:00Z');
const STOCK = instrumentBySymbol('KUMO/USDT')?.index ?? -1;
const anyMarket = fc.integer({ min: 0, max: INSTRUMENTS.length - 1 });
const anyMs = fc.integer({ min: NOW_MS - 300 * 86_400_000, max: NOW_MS + 300 * 86_400_000 });

describe('the order book', () => {
  it('has the last price strictly between its sides, within the widest spread, and twenty sane levels a side', () => {
    fc.assert(
      fc.property(anyMarket, anyMs, (i, tMs) => {
        const { bids, asks } = market.book(i, tMs, 20);
        const last = market.lastTicks(i, tMs);
        const [bestBid = 0] = bids[0] ?? [];
        const [bestAsk = 0] = asks[0] ?? [];
        expect(bestBid).toBeLessThan(last);
        expect(bestAsk).toBeGreaterThan(last);
        expect(bestAsk - bestBid).toBeLessThanOrEqual(12 * (INSTRUMENTS[i]?.spreadTicks ?? 0) + 1);
        expect([bids.length, asks.length]).toEqual([20, 20]);
        for (const [n, [price, lots]] of bids.entries()) {
          expect(price).toBeLessThan(bids[n - 1]?.[0] ?? Number.POSITIVE_INFINITY);
          expect(lots).toBeGreaterThanOrEqual(1);
        }
        for (const [n, [price, lots]] of asks.entries()) {
          expect(price).toBeGreaterThan(asks[n - 1]?.[0] ?? 0);
          expect(lots).toBeGreaterThanOrEqual(1);
        }
      }),
    );
  });

  it('does not move while a market is closed or halted', () => {
    const saturday = ms('2026-01-10T03:00:00Z');
    expect(market.book(STOCK, saturday + 77_777, 20)).toEqual(market.book(STOCK, saturday, 20));
    const halted = new Market({ seed: 42 });
    halted.intervene(0, { kind: 'halt', atSec: NOW_MS / 1_000 });
    expect(halted.book(0, NOW_MS + 77_777, 20)).toEqual(halted.book(0, NOW_MS, 20));
  });
});

describe('the tape', () => {
  it('carries the ticks of the path: same prices, ids that grow and stay', () => {
    fc.assert(
      fc.property(anyMarket, anyMs, (i, tMs) => {
        const trades = market.tape(i, tMs, tMs + 3_000);
        for (const [n, trade] of trades.entries()) {
          expect(trade.priceTicks).toBe(market.lastTicks(i, trade.atMs));
          expect(trade.id).toBeGreaterThan(trades[n - 1]?.id ?? 0);
          expect(trade.lots).toBeGreaterThanOrEqual(1);
        }
        const parts = [...market.tape(i, tMs, tMs + 1_111), ...market.tape(i, tMs + 1_111, tMs + 3_000)];
        expect(parts).toEqual(trades);
      }),
    );
  });

  it('goes back to the last session for the newest trades', () => {
    const trades = market.recentTrades(STOCK, ms('2026-01-11T12:00:00Z'), 30);
    expect(trades).toHaveLength(30);
    expect(trades[0]?.atMs).toBe(ms('2026-01-09T07:59:59.750Z'));
    for (const [n, trade] of trades.entries())
      expect(trade.id).toBeLessThan(trades[n - 1]?.id ?? Number.POSITIVE_INFINITY);
  });
});

describe('the ticker', () => {
  it('compares with the price 24 hours ago and spans what the minutes between show', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 0, max: 5_000 }), (i, minutes) => {
        const tMs = NOW_MS + minutes * 60_000 - 1;
        const ticker = market.ticker24h(i, tMs);
        expect(ticker.last).toBe(market.lastTicks(i, tMs));
        expect(ticker.open24h).toBe(market.lastTicks(i, tMs - 86_400_000));
        expect(ticker.changePercent).toBeCloseTo((ticker.last / ticker.open24h - 1) * 100, 9);
        const bars = market.candles(i, '1min', (tMs + 1) / 1_000 - 86_400, (tMs + 1) / 1_000, tMs, 1_440);
        expect(bars).toHaveLength(1_440);
        expect(ticker.high).toBe(Math.max(...bars.map(({ high }) => high)));
        expect(ticker.low).toBe(Math.min(...bars.map(({ low }) => low)));
        expect(ticker.volume).toBe(bars.reduce((sum, { volume }) => sum + volume, 0));
      }),
      { numRuns: 40 },
    );
  });

  it('of a stock compares with the close before its last session, also at the weekend', () => {
    const friday = market.ticker24h(STOCK, ms('2026-01-09T07:59:59.999Z'));
    expect(friday.open24h).toBe(market.lastTicks(STOCK, ms('2026-01-08T23:00:00Z')));
    expect(market.ticker24h(STOCK, ms('2026-01-11T12:00:00Z'))).toEqual(friday);
  });

  it('has a sparkline that ends at the last price', () => {
    const line = market.sparkline(0, NOW_MS, 24);
    expect(line).toHaveLength(24);
    expect([line[0], line.at(-1)]).toEqual([market.lastTicks(0, NOW_MS - 86_400_000), market.lastTicks(0, NOW_MS)]);
  });
});

describe('trading hours of stocks', () => {
  it.each([
    ['Monday before the bell', '2026-01-05T01:29:59.999Z', false, '2026-01-05T01:30:00Z', '2026-01-05T08:00:00Z'],
    ['the bell', '2026-01-05T01:30:00Z', true, '2026-01-06T01:30:00Z', '2026-01-05T08:00:00Z'],
    ['the last tick', '2026-01-05T07:59:59.999Z', true, '2026-01-06T01:30:00Z', '2026-01-05T08:00:00Z'],
    ['the close', '2026-01-05T08:00:00Z', false, '2026-01-06T01:30:00Z', '2026-01-06T08:00:00Z'],
    ['Friday evening', '2026-01-09T12:00:00Z', false, '2026-01-12T01:30:00Z', '2026-01-12T08:00:00Z'],
    ['Sunday', '2026-01-11T03:00:00Z', false, '2026-01-12T01:30:00Z', '2026-01-12T08:00:00Z'],
  ])('%s', (_, at, open, nextOpen, nextClose) => {
    expect(market.isOpen(STOCK, ms(at))).toBe(open);
    expect(market.nextOpen(STOCK, ms(at))).toBe(ms(nextOpen));
    expect(market.nextClose(STOCK, ms(at))).toBe(ms(nextClose));
  });

  it('do not apply to crypto', () => {
    expect([market.isOpen(0, NOW_MS), market.nextOpen(0, NOW_MS), market.nextClose(0, NOW_MS)]).toEqual([
      true,
      null,
      null,
    ]);
  });

  it('leave the price where it closed until it opens there', () => {
    const close = market.lastTicks(STOCK, ms('2026-01-09T07:59:59.999Z'));
    expect(market.lastTicks(STOCK, ms('2026-01-11T00:00:00Z'))).toBe(close);
    expect(market.lastTicks(STOCK, ms('2026-01-12T01:30:00Z'))).toBe(close);
    expect(market.secondTicks(STOCK, ms('2026-01-11T00:00:00Z') / 1_000)).toBeNull();
  });
});

describe('interventions as state', () => {
  const atSec = NOW_MS / 1_000 + 1;

  it('set the price to the tick and leave what was shown', () => {
    const disturbed = new Market({ seed: 42 });
    disturbed.intervene(0, { kind: 'setPrice', atSec, priceTicks: 9_000_000 });
    expect(disturbed.lastTicks(0, NOW_MS + 999)).toBe(market.lastTicks(0, NOW_MS + 999));
    expect(disturbed.lastTicks(0, NOW_MS + 1_000)).toBe(market.lastTicks(0, NOW_MS + 1_000));
    expect(Math.abs(disturbed.lastTicks(0, NOW_MS + 1_750) / 9_000_000 - 1)).toBeLessThan(0.002);
    expect(disturbed.lastTicks(1, NOW_MS + 5_000)).toBe(market.lastTicks(1, NOW_MS + 5_000));
  });

  it('crash by the percentage asked for, over the ramp', () => {
    const disturbed = new Market({ seed: 42 });
    disturbed.intervene(0, { kind: 'shock', atSec, percent: -15, rampSec: 30 });
    const ratio = (offsetMs: number) =>
      disturbed.lastTicks(0, NOW_MS + offsetMs) / market.lastTicks(0, NOW_MS + offsetMs);
    expect(ratio(15_999)).toBeCloseTo(0.925, 5);
    expect(ratio(30_999)).toBeCloseTo(0.85, 5);
    expect(ratio(3_600_000)).toBeCloseTo(0.85, 5);
  });

  it('that crash or lift a price do it once, without a way back and forth within the second', () => {
    fc.assert(
      fc.property(anyMarket, fc.integer(), fc.constantFrom(-40, -15, 15, 40), (index, seed, percent) => {
        const disturbed = new Market({ seed });
        const second = disturbed.secondTicks(index, atSec);
        if (!second) return;
        disturbed.intervene(index, { kind: 'shock', atSec, percent, rampSec: 1 });
        const ticks = disturbed.secondTicks(index, atSec) ?? [];
        const middle = ((ticks[0] ?? 0) + (ticks[3] ?? 0)) / 2;
        const sides = ticks.map((price) => price > middle);
        expect(sides.filter((side, k) => k > 0 && side !== sides[k - 1])).toHaveLength(1);
      }),
    );
  });

  it('stop trading and take it up again at the same price', () => {
    const disturbed = new Market({ seed: 42 });
    disturbed.intervene(0, { kind: 'halt', atSec });
    disturbed.intervene(0, { kind: 'resume', atSec: atSec + 600 });
    const resting = disturbed.lastTicks(0, NOW_MS + 1_000);
    expect(disturbed.isHalted(0, NOW_MS + 599_000)).toBe(true);
    expect(disturbed.isTrading(0, NOW_MS + 599_000)).toBe(false);
    expect(disturbed.lastTicks(0, NOW_MS + 599_000)).toBe(resting);
    expect(disturbed.tape(0, NOW_MS + 1_000, NOW_MS + 601_000)).toEqual([]);
    expect(disturbed.secondTicks(0, atSec + 600)?.[0]).toBe(resting);
    expect(disturbed.isTrading(0, NOW_MS + 601_000)).toBe(true);
  });

  it('come back from JSON, and go again on undo', () => {
    const disturbed = new Market({ seed: 42 });
    disturbed.intervene(0, { kind: 'volatility', atSec, multiple: 4 });
    disturbed.intervene(0, { kind: 'drift', atSec: atSec + 60, percentPerHour: 6, durationSec: 7_200 });
    disturbed.intervene(STOCK, { kind: 'setPrice', atSec, priceTicks: 20_000 });
    const bars = (of: Market) => [0, STOCK].map((i) => of.candles(i, '5min', atSec, atSec + 20_000, NOW_MS + 2e7));
    const restored = new Market({ seed: 42 });
    restored.intervene(1, { kind: 'halt', atSec });
    restored.restore(JSON.parse(JSON.stringify(disturbed)));
    expect(bars(restored)).toEqual(bars(disturbed));
    expect(restored.toJSON()).toEqual(disturbed.toJSON());
    expect(restored.isHalted(1, NOW_MS + 5_000)).toBe(false);

    restored.undoIntervention(0);
    restored.undoIntervention(0);
    restored.undoIntervention(STOCK);
    expect(restored.toJSON()).toEqual({});
    expect(bars(restored)).toEqual(bars(market));
  });

  it.each([
    [{ kind: 'setPrice', atSec, priceTicks: 0 }],
    [{ kind: 'shock', atSec, percent: -100, rampSec: 1 }],
    [{ kind: 'shock', atSec, percent: Number.NaN, rampSec: 1 }],
    [{ kind: 'shock', atSec: 0.5, percent: 5, rampSec: 1 }],
    [{ kind: 'drift', atSec, percentPerHour: 5, durationSec: 0 }],
    [{ kind: 'volatility', atSec, multiple: 0 }],
  ] as const)('that make no price are our own mistakes: %j', (one) => {
    expect(() => new Market({ seed: 42 }).intervene(0, one)).toThrow(RangeError);
  });

  it('come in time order', () => {
    const disturbed = new Market({ seed: 42 });
    disturbed.intervene(0, { kind: 'halt', atSec });
    expect(() => disturbed.intervene(0, { kind: 'resume', atSec: atSec - 1 })).toThrow(/time order/);
  });
});

describe('determinism', () => {
  it('is pinned: if this changes, every recorded scenario runs differently, which the change log must say', () => {
    expect(marketFingerprint(42)).toBe('77ca2828');
  });

  it('depends on the seed', () => {
    expect(marketFingerprint(43)).not.toBe(marketFingerprint(42));
  });
});

describe('a rise or a fall leads to', () => {
  const atSec = NOW_MS / 1_000 + 2;
  const shock = (percent: number, rampSec: number) => ({ kind: 'shock', atSec, percent, rampSec }) as const;
  const drift = (percentPerHour: number, durationSec: number) =>
    ({ kind: 'drift', atSec, percentPerHour, durationSec }) as const;
  const halt = { kind: 'halt', atSec: atSec - 1 } as const;
  it.each([
    ['a crash', shock(-40, 1), null],
    ['a pump of an hour', shock(250, 3_600), null],
    ['a drift up', drift(100, 3 * 3_600), null],
    ['a drift down over days', drift(-5, 50 * 3_600), null],
    ['a pump after another', shock(50, 1), shock(30, 1)],
    ['a pump while trading is halted', shock(50, 1), halt],
    ['a pump of a closed stock', shock(50, 1), null, STOCK],
  ] as const)('the price at which the market then rests: %s', (_what, one, before, i = 0) => {
    const still = new Market({ seed: 42 });
    still.intervene(i, { kind: 'volatility', atSec: atSec - 1, multiple: 1e-9 });
    if (before) still.intervene(i, before);
    const ticks = still.leadsTo(i, one);
    still.intervene(i, one);
    const overMs = NOW_MS + 60 * 3_600_000;
    expect(Math.abs(still.lastTicks(i, overMs) - ticks)).toBeLessThan(1);
  });
});
