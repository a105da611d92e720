import { type SwapIds, useSwapQuote } from '@/data/exchange/queries';
import { useNow } from '@/lib/clock/use-now';
import { type Rate, readRate } from './deal';

/** Interval between requests for the rate, on the device's clock. */
const EVERY_MS = 3000;
/** A rate younger than this counts as live: two intervals, plus the duration of the requests. */
const LIVE_MS = 8000;
const SECOND_MS = 1000;

/** The newest known rate of two coins, and its query. */
export function useRate(ids: SwapIds) {
  const query = useSwapQuote(ids, EVERY_MS, readRate);
  return { query, rate: query.data ?? null };
}

/**
 * Age of a rate in seconds of the exchange clock; 0 while it counts as live. `askedAtMs` is used on servers which do
 * not send the time of the rate.
 */
export function useRateAge(rate: Rate, askedAtMs: number): number {
  const ageMs = useNow(SECOND_MS) - (rate.sinceMs ?? askedAtMs);
  return ageMs < LIVE_MS ? 0 : Math.floor(ageMs / SECOND_MS);
}
