import { mix32, unitOf } from '@/lib/prng';
import { INSTRUMENTS, type Instrument } from '../market/instruments';
import { Market } from '../market/market';
import { PERIODS, periodSeconds } from '../market/periods';
import { TriggerIndex } from '../market/triggers/triggers';

/** One measurement: `run` measures itself with the clock it is given and returns the value in `unit`. */
export interface MarketBenchmark {
  readonly name: string;
  readonly unit: string;
  /** The value should not exceed this, in `unit`. The benchmark only reports whether it does. */
  readonly target: number;
  /** `now` returns milliseconds. It is an argument, because the core must not read a real clock. */
  run(now: () => number): number;
}

/** 2026-01-06 09:41 UTC+8. */
const START_SEC = 1_767_663_660;
const MONTH_SEC = 30 * 86_400;

/** Median of `runs` calls, after the same number of calls that let the engine warm up. */
function median(runs: number, measure: (run: number) => number): number {
  for (let run = 0; run < runs; run++) measure(run);
  const values = Array.from({ length: runs }, (_, run) => measure(runs + run)).sort((a, b) => a - b);
  return values[runs >> 1] as number;
}

/** Fifty markets: the listed crypto pairs, some of them twice, the second time under other ids. */
function fiftyMarkets(seed: number): Market {
  const pairs = INSTRUMENTS.filter((one) => one.kind === 'crypto');
  const instruments: Instrument[] = Array.from({ length: 50 }, (_, index) => {
    const one = pairs[index % pairs.length] as Instrument;
    return { ...one, index, matchId: 1_000 + index, symbol: `${one.symbol}#${index}` };
  });
  return new Market({ seed, instruments });
}

/** 10,000 triggers over 50 markets, 1 to 30 percent away on either side. */
function rest10k(market: Market): TriggerIndex {
  const index = new TriggerIndex(market);
  for (let n = 0; n < 10_000; n++) {
    const symbolIndex = n % 50;
    const direction = mix32(n) & 1 ? 1 : -1;
    const distance = 0.01 + 0.29 * unitOf(mix32(n ^ 0x5bd1e995));
    const last = market.lastTicks(symbolIndex, START_SEC * 1_000);
    const priceTicks = Math.max(1, Math.floor(last * (1 + direction * distance)));
    index.add({ id: `t${n}`, symbolIndex, direction, priceTicks, sinceSec: START_SEC - 1 });
  }
  return index;
}

/** A customer trades so many times within ten hours, on both sides, with a trace in the price. */
function move(market: Market, symbolIndex: number, times: number, endSec: number): void {
  for (let n = 0; n < times; n++) {
    const atMs = (endSec - 36_000 + Math.floor((n * 36_000) / times)) * 1_000;
    const levels = [...market.offers(symbolIndex, atMs, 'asks', 40)];
    const trade = { atMs, orderId: n, takeId: n + 1, side: n & 1 ? 'sell' : 'buy', levels } as const;
    const impact = market.impactOf(symbolIndex, trade);
    market.addTrade(symbolIndex, trade);
    if (impact) market.intervene(symbolIndex, impact);
  }
}

const candleBenchmarks: MarketBenchmark[] = PERIODS.map((period) => ({
  name: `1,000 candles of ${period}`,
  unit: 'ms',
  target: 1,
  run(now) {
    const market = new Market({ seed: 42 });
    return median(60, (run) => {
      const endSec = START_SEC + run * 77_777;
      const before = now();
      market.candles(run % 30, period, endSec - 1_000 * periodSeconds(period), endSec, endSec * 1_000);
      return now() - before;
    });
  },
}));

export const marketBenchmarks: readonly MarketBenchmark[] = [
  ...candleBenchmarks,
  {
    name: '1,000 candles of 1min, where a customer has traded 1,000 times',
    unit: 'ms',
    target: 1,
    run(now) {
      const endSec = START_SEC - (START_SEC % 60);
      const market = new Market({ seed: 42 });
      move(market, 0, 1_000, endSec);
      return median(60, () => {
        const before = now();
        market.candles(0, '1min', endSec - 60_000, endSec, endSec * 1_000);
        return now() - before;
      });
    },
  },
  {
    name: 'a tick of all markets, each traded 20 times: last and mark price, day bar, prints',
    unit: 'ms',
    target: 2,
    run(now) {
      const market = new Market({ seed: 42 });
      const traded = INSTRUMENTS.filter(({ index }) => market.isTrading(index, START_SEC * 1_000));
      for (const { index } of traded) move(market, index, 20, START_SEC);
      return median(120, (run) => {
        // Four ticks a second, as the clock makes them at its normal speed.
        const atMs = START_SEC * 1_000 + run * 250;
        const before = now();
        for (const { index } of traded) {
          market.lastTicks(index, atMs);
          market.markTicks(index, atMs);
          market.dayBar(index, atMs);
          market.tape(index, atMs - 250, atMs);
        }
        return now() - before;
      });
    },
  },
  {
    name: 'one random 1min candle within two years',
    unit: 'µs',
    target: 5,
    run(now) {
      const market = new Market({ seed: 42 });
      return median(50, (run) => {
        const before = now();
        for (let k = 0; k < 400; k++) {
          const n = run * 400 + k;
          market.candle(n % 37, '1min', START_SEC - Math.floor(unitOf(mix32(n)) * 63_072_000));
        }
        return ((now() - before) * 1_000) / 400;
      });
    },
  },
  {
    name: 'first crossing over 30 days',
    unit: 'µs',
    target: 100,
    run(now) {
      const market = new Market({ seed: 42 });
      return median(50, (run) => {
        const before = now();
        for (let k = 0; k < 20; k++) {
          const n = run * 20 + k;
          const fromSec = START_SEC + n * 4_321;
          const last = market.lastTicks(n % 37, fromSec * 1_000);
          const price = Math.floor(last * (n & 1 ? 1.12 : 0.88));
          market.firstCross(n % 37, fromSec, fromSec + MONTH_SEC, price, n & 1 ? 1 : -1);
        }
        return ((now() - before) * 1_000) / 20;
      });
    },
  },
  {
    name: '30-day jump over 10,000 triggers on 50 markets',
    unit: 'ms',
    target: 50,
    run(now) {
      return median(3, (run) => {
        const index = rest10k(fiftyMarkets(run));
        const toMs = (START_SEC + MONTH_SEC) * 1_000;
        let atMs = START_SEC * 1_000;
        const before = now();
        for (;;) {
          const fire = index.nextFire(atMs, toMs);
          if (!fire) return now() - before;
          index.remove(fire.trigger.id);
          atMs = fire.atMs;
        }
      });
    },
  },
  {
    name: 'one tick with 10,000 triggers, none firing, per market',
    unit: 'µs',
    target: 1,
    run(now) {
      const index = rest10k(fiftyMarkets(7));
      const startMs = START_SEC * 1_000;
      const quietMs = (index.nextFire(startMs, startMs + MONTH_SEC * 1_000)?.atMs ?? startMs) - startMs;
      return median(20, () => {
        const ticks = Math.min(2_000, Math.floor(quietMs / 250));
        index.nextFire(startMs, startMs + 250);
        const before = now();
        for (let k = 0; k < ticks; k++) index.nextFire(startMs + k * 250, startMs + (k + 1) * 250);
        return ((now() - before) * 1_000) / ticks / 50;
      });
    },
  },
];
