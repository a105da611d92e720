import { useEffect } from 'react';
import { refresh } from '@/data/queries/client';
import { keys } from '@/data/queries/keys';
import type { ClockPort } from '@/lib/clock/clock-port';
import { useClock } from '@/lib/clock/use-clock';
import { refreshEvery } from '../../../_shared/use-refresh-every';

/** Refresh interval on the device's clock, because no event reports that a market was halted or resumed. */
const ASK_MS = 10_000;

/**
 * Refreshes the states of the markets at an interval while the page is visible, and after every change of the clock.
 * Returns the function that stops it.
 */
export function keepMarketsFresh(clock: ClockPort): () => void {
  const stop = refreshEvery(ASK_MS, [keys.quotes]);
  const unsubscribe = clock.subscribe(() => refresh(keys.quotes));
  return () => {
    stop();
    unsubscribe();
  };
}

/** `keepMarketsFresh` while a trading page is open. */
export function useFreshMarkets(): void {
  const clock = useClock();
  useEffect(() => keepMarketsFresh(clock), [clock]);
}
