import { useMemo } from 'react';
import { type SwapIds, useSwapQuote } from '@/data/queries/exchange';
import { useNow } from '@/lib/use-clock';
import { type Rate, readRate } from './deal';

/** Rates are asked for this often, in real time. */
const EVERY_MS = 3000;
/** A rate younger than this is the market's: two asks, and what they take. */
const LIVE_MS = 8000;
const SECOND_MS = 1000;

/** The newest rate of two coins that is known, and the query it came from, for its states. */
export function useRate(ids: SwapIds) {
  const query = useSwapQuote(ids, EVERY_MS);
  const quote = query.data;
  const rate = useMemo<Rate | null>(() => (quote ? readRate(quote) : null), [quote]);
  return { query, rate };
}

/**
 * How old a rate is, in seconds of the exchange's time; 0 while it counts as live. `askedAtMs` stands in on servers
 * that do not say of which moment their rate is.
 */
export function useRateAge(rate: Rate, askedAtMs: number): number {
  const ageMs = useNow(SECOND_MS) - (rate.sinceMs ?? askedAtMs);
  return ageMs < LIVE_MS ? 0 : Math.floor(ageMs / SECOND_MS);
}
