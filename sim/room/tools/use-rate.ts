import { useSyncExternalStore } from 'react';
import { useExchange } from '../connection/exchange';

/** Virtual milliseconds per real millisecond; 0 while paused. */
export function useRate(): number {
  const { clock } = useExchange();
  return useSyncExternalStore(clock.subscribe, clock.rate);
}
