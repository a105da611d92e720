import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instrumentBySymbol } from './instruments';
import { type Candle, Market } from './market';
import { HISTORY_END_SEC, HISTORY_START_SEC } from './market-line';
import { barEnd, barStart, PERIODS, type Period } from './periods';

const START_SEC = Date.parse('2026-01-06T01:41:00Z') / 1_000;
const BTC = 0;
const STOCK = instrumentBySymbol('KUMO/USDT')?.index ?? -1;
const FINER: Readonly<Record<Exclude<Period, '1sec'>, Period>> = {
  '1min': '1sec',
  '5min': '1min',
  '15min': '5min',
  '30min': '15min',
  '60min': '30min',
  '4hour': '60min',
  '1day': '4hour',
  '1week': '1day',
  '1mon': '1day',
};

/** Combines consecutive bars into one, by the definition of a bar. */
function fold(bars: readonly Candle[], startSec: number): Candle {
  const [first] = bars;
  const last = bars.at(-1);
  if (!first || !last) throw new Error('nothing to fold');
  return {
    startSec,
    open: first.open,
    high: Math.max(...bars.map(({ high }) => high)),
    low: Math.min(...bars.map(({ low }) => low)),
    close: last.close,
    volume: bars.reduce((sum, { volume }) => sum + volume, 0),
  };
}

/** The bar as computed from every live tick, with the volume of the tape. */
function watched(market: Market, i: number, fromSec: number, toMs: number): Candle {
  const prices: number[] = [];
  for (let ms = fromSec * 1_000; ms <= toMs; ms += 250) {
    if (market.isOpen(i, ms)) prices.push(market.lastTicks(i, ms));
  }
  const volume = market.tape(i, fromSec * 1_000, toMs + 1).reduce((sum, { lots }) => sum + lots, 0);
  const [open = 0] = prices;
  return {
    startSec: fromSec,
    open,
    high: Math.max(...prices),
    low: Math.min(...prices),
    close: prices.at(-1) ?? 0,
    volume,
  };
}

const anyPeriod = fc.constantFrom(...PERIODS);
const anySecond = fc.integer({ min: START_SEC - 400 * 86_400, max: START_SEC + 400 * 86_400 });
const anyMarket = fc.constantFrom(BTC, STOCK);

describe('candles', () => {
  it('of every period are the fold of the finer ones', () => {
    const market = new Market({ seed: 42 });
    fc.assert(
      fc.property(
        fc.constantFrom(...PERIODS.filter((period) => period !== '1sec')),
        anySecond,
        anyMarket,
        (period, tSec, i) => {
          const startSec = barStart(period, tSec);
          const endSec = barEnd(period, startSec);
          const finer = market.candles(i, FINER[period], startSec, endSec, HISTORY_END_SEC * 1_000);
          const whole = market.candle(i, period, tSec);
          if (finer.length > 0) expect(whole).toEqual(fold(finer, startSec));
          else expect(whole.volume).toBe(0);
        },
      ),
      { numRuns: 150 },
    );
  });

  it('of a minute are what a viewer of the live ticks has seen, to the millisecond', () => {
    const market = new Market({ seed: 42 });
    const opening = Date.parse('2026-01-06T01:30:00Z') / 1_000;
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 23_399_999 }), anyMarket, (offsetMs, i) => {
        const atMs = opening * 1_000 + offsetMs;
        const startSec = barStart('1min', Math.floor(atMs / 1_000));
        expect(market.liveCandle(i, '1min', atMs)).toEqual(watched(market, i, startSec, atMs));
      }),
      { numRuns: 60 },
    );
  });

  it('end in the live bar: history up to now, nothing of the future', () => {
    const market = new Market({ seed: 42 });
    fc.assert(
      fc.property(anyPeriod, anySecond, fc.integer({ min: 0, max: 999 }), anyMarket, (period, tSec, ms, i) => {
        const asOfMs = tSec * 1_000 + ms;
        const bars = market.candles(i, period, tSec - 40 * 86_400, tSec + 86_400, asOfMs);
        const last = bars.at(-1);
        expect(last?.close).toBe(market.lastTicks(i, asOfMs));
        expect(last).toEqual(market.liveCandle(i, period, asOfMs));
        for (const [n, bar] of bars.entries()) {
          const before = bars[n - 1];
          if (before) expect([bar.open, bar.startSec > before.startSec]).toEqual([before.close, true]);
        }
      }),
      { numRuns: 120 },
    );
  });

  it('do not depend on earlier queries', () => {
    const questions = fc.array(fc.tuple(anyPeriod, anySecond, anyMarket), { minLength: 2, maxLength: 12 });
    fc.assert(
      fc.property(questions, (asked) => {
        const one = new Market({ seed: 7 });
        const other = new Market({ seed: 7 });
        const answers = asked.map(([period, tSec, i]) => one.candle(i, period, tSec));
        const reversed = [...asked].reverse().map(([period, tSec, i]) => other.candle(i, period, tSec));
        expect(reversed.reverse()).toEqual(answers);
      }),
      { numRuns: 40 },
    );
  });

  it('number at most the limit, the newest ones; months since 2003 are fewer', () => {
    const market = new Market({ seed: 42 });
    for (const i of [BTC, STOCK]) {
      for (const period of PERIODS) {
        const bars = market.candles(i, period, HISTORY_START_SEC, START_SEC, START_SEC * 1_000);
        expect(bars.length, period).toBe(period === '1mon' ? 270 : 1_000);
        expect(bars.at(-1)?.close).toBe(market.lastTicks(i, START_SEC * 1_000));
      }
    }
  });

  it('reach ten years back and forward', () => {
    const market = new Market({ seed: 42 });
    for (const { index } of market.instruments) {
      for (const tSec of [
        HISTORY_START_SEC,
        START_SEC - 3_660 * 86_400,
        START_SEC + 3_660 * 86_400,
        HISTORY_END_SEC - 1,
      ]) {
        expect(market.lastTicks(index, tSec * 1_000)).toBeGreaterThanOrEqual(1);
      }
    }
    expect(() => market.lastTicks(BTC, (HISTORY_START_SEC - 30 * 86_400) * 1_000)).toThrow(/history/);
  });
});
