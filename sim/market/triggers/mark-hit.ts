import { anyPrice, INDEX_STEP_SECONDS, lastForMark } from '@/domain/futures/mark';
import type { Market } from '../market';
import { findPriceHit, type PriceHit } from './price-hit';

const STEP_MS = INDEX_STEP_SECONDS * 1_000;

/** The price to search for; a Trigger fits. */
interface Target {
  readonly symbolIndex: number;
  readonly direction: 1 | -1;
  readonly priceTicks: number;
}

/**
 * The first live tick in [fromMs, toMs) at which the mark price reaches the target, or null. The price of the hit is
 * the mark price. The price path is searched for the last price, and the index is computed only where that search finds
 * something:
 * - While the index has not reached the target, the mark price can reach it only where the last price does. The index
 * can reach it only at the start of a step whose last price does.
 * - If the index is beyond the target and the mark price is not, every step is checked. This ends soon, because the
 * index follows the last price within a minute.
 * - During a halt the search finds nothing, but the index follows prices that are set, so it is read again when trading
 * resumes.
 */
export function findMarkHit(market: Market, target: Target, fromMs: number, toMs: number): PriceHit | null {
  const { symbolIndex, direction, priceTicks } = target;
  const find = (price: number, startMs: number, endMs: number) =>
    findPriceHit(market, { symbolIndex, direction, priceTicks: price }, startMs, endMs);
  for (let atMs = fromMs; atMs < toMs; ) {
    const isBeyond = (market.indexTicks(symbolIndex, atMs) - priceTicks) * direction >= 0;
    const start = find(isBeyond ? anyPrice(direction) : priceTicks, atMs, toMs);
    const resumesMs = market.resumesAfter(symbolIndex, atMs);
    if (resumesMs < (start?.atMs ?? toMs)) {
      atMs = resumesMs;
      continue;
    }
    if (!start) return null;
    const stepEndMs = (Math.floor(start.atMs / STEP_MS) + 1) * STEP_MS;
    const last = lastForMark(market.indexTicks(symbolIndex, start.atMs), priceTicks, direction);
    const hit = last !== null && last >= 1 && find(last, start.atMs, Math.min(stepEndMs, toMs));
    if (hit) return { atMs: hit.atMs, priceTicks: market.markTicks(symbolIndex, hit.atMs) };
    atMs = stepEndMs;
  }
  return null;
}
