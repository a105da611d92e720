import { useEffect } from 'react';
import { refresh } from '@/data/queries/client';
import { keys } from '@/data/queries/keys';
import type { Pair } from '@/data/queries/quotes';
import { useClock } from '@/lib/use-clock';

/** No event says that a market was halted or resumed, so it is asked for at this pace, on the real clock. */
const ASK_MS = 10_000;

const askAgain = () => refresh(keys.quotes);

/** Keeps what is known of the markets' states fresh while one is traded: now and then, and when the clock was set. */
export function useFreshMarkets(): void {
  const clock = useClock();
  useEffect(() => {
    const timer = setInterval(askAgain, ASK_MS);
    const unsubscribe = clock.subscribe(askAgain);
    return () => {
      clearInterval(timer);
      unsubscribe();
    };
  }, [clock]);
}

/** Whether and why a market takes no orders. Servers that do not say are open, and refuse by themselves. */
export type MarketState = 'open' | 'closed' | 'halted' | 'notOpen';

export function marketState(pair: Pair): MarketState {
  if (!pair.open_coin_trade) return 'notOpen';
  if (pair.is_open === false) return 'closed';
  return pair.is_halted ? 'halted' : 'open';
}
