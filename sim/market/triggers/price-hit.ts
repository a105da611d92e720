import type { Market } from '../market';
import { TICK_MS, TICKS_PER_SECOND } from '../ticks';

/** The first live tick at which the path reaches a price: its instant in epoch milliseconds and its price in ticks. */
export interface PriceHit {
  readonly atMs: number;
  readonly priceTicks: number;
}

/** The price to search for; a Trigger fits. */
interface Target {
  readonly symbolIndex: number;
  readonly direction: 1 | -1;
  readonly priceTicks: number;
}

/** The first live tick in [fromMs, toMs) that reaches the target (1: at or above, -1: at or below), or null. */
export function findPriceHit(market: Market, target: Target, fromMs: number, toMs: number): PriceHit | null {
  if (fromMs >= toMs) return null;
  let second = Math.floor(fromMs / 1_000);
  if (fromMs > second * 1_000) {
    const hit = hitInSecond(market, target, second, fromMs);
    if (hit) return hit.atMs < toMs ? hit : null;
    second++;
  }
  const crossed = market.firstCross(
    target.symbolIndex,
    second,
    Math.ceil(toMs / 1_000),
    target.priceTicks,
    target.direction,
  );
  if (crossed < 0) return null;
  const hit = hitInSecond(market, target, crossed, crossed * 1_000);
  return hit && hit.atMs < toMs ? hit : null;
}

function hitInSecond(market: Market, target: Target, tSec: number, fromMs: number): PriceHit | null {
  const startMs = tSec * 1_000;
  if (!market.isTrading(target.symbolIndex, startMs)) return null;
  const prices = market.secondTicks(target.symbolIndex, tSec);
  if (!prices) return null;
  for (let k = Math.ceil((fromMs - startMs) / TICK_MS); k < TICKS_PER_SECOND; k++) {
    const priceTicks = prices[k] as number;
    if (target.direction > 0 ? priceTicks >= target.priceTicks : priceTicks <= target.priceTicks) {
      return { atMs: startMs + k * TICK_MS, priceTicks };
    }
  }
  return null;
}
