import { ALWAYS_LISTED } from './instruments';
import { Market } from './market';
import { PERIODS } from './periods';

/** 2026-01-05 02:00 UTC, a Monday on which stocks trade. */
const START_SEC = 1_767_578_400;

/**
 * Hash over live ticks, candles, crossings, books and trades of all markets, with and without interventions. Two
 * JavaScript engines with the same hash compute the same market. A changed hash means that every recorded run computes
 * another state.
 */
export function marketFingerprint(seed: number): string {
  const market = new Market({ seed });
  let hash = 0x811c9dc5;
  const take = (value: number) => {
    hash = Math.imul(hash ^ (value | 0), 0x01000193);
    hash = Math.imul(hash ^ Math.floor(value / 4294967296), 0x01000193);
  };
  const takeAll = (atSec: number) => {
    for (const { index } of ALWAYS_LISTED) {
      for (let second = 0; second < 20; second++)
        for (const price of market.secondTicks(index, atSec + second) ?? []) take(price);
      for (const period of PERIODS) {
        // A bar of one second contains the four ticks that were hashed above.
        if (period === '1sec') continue;
        const bar = market.liveCandle(index, period, atSec * 1_000 + 600);
        for (const value of [bar.startSec, bar.open, bar.high, bar.low, bar.close, bar.volume]) take(value);
      }
      const last = market.lastTicks(index, atSec * 1_000);
      take(market.firstCross(index, atSec, atSec + 30 * 86_400, Math.floor(last * 1.07), 1));
      take(market.firstCross(index, atSec, atSec + 30 * 86_400, Math.floor(last * 0.93), -1));
      const book = market.book(index, atSec * 1_000 + 300, 20);
      for (const [ticks, lots] of [...book.bids, ...book.asks]) take(ticks * 31 + lots);
      for (const trade of market.tape(index, atSec * 1_000, atSec * 1_000 + 2_000)) take(trade.id + trade.lots);
    }
  };
  takeAll(START_SEC);
  takeAll(START_SEC - 3_000 * 86_400);
  takeAll(START_SEC + 3_000 * 86_400);
  market.intervene(0, { kind: 'shock', atSec: START_SEC + 1, percent: -12, rampSec: 10 });
  market.intervene(1, { kind: 'volatility', atSec: START_SEC + 2, multiple: 2.5 });
  market.intervene(2, { kind: 'drift', atSec: START_SEC + 3, percentPerHour: 3, durationSec: 900 });
  market.intervene(3, { kind: 'halt', atSec: START_SEC + 4 });
  takeAll(START_SEC);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
