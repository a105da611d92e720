import { useEffect } from 'react';
import type { Pair } from '@/data/market/quotes';
import { refresh } from '@/data/queries/client';
import { keys } from '@/data/queries/keys';
import { useClock } from '@/lib/use-clock';

/** Refresh interval on the device's clock, because no event reports that a market was halted or resumed. */
const ASK_MS = 10_000;

const refetchQuotes = () => refresh(keys.quotes);

/**
 * Refreshes the states of the markets while a trading page is open: at an interval, and after every change of the
 * clock.
 */
export function useFreshMarkets(): void {
  const clock = useClock();
  useEffect(() => {
    const timer = setInterval(refetchQuotes, ASK_MS);
    const unsubscribe = clock.subscribe(refetchQuotes);
    return () => {
      clearInterval(timer);
      unsubscribe();
    };
  }, [clock]);
}

/**
 * Whether a market accepts spot orders, and why not. Without these flags it counts as open, and the server refuses
 * orders itself.
 */
export type MarketState = 'open' | 'closed' | 'halted' | 'notOpen';

export function marketState(pair: Pair): MarketState {
  if (!pair.open_coin_trade) return 'notOpen';
  if (pair.is_open === false) return 'closed';
  return pair.is_halted ? 'halted' : 'open';
}
