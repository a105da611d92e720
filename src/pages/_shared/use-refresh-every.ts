import { useEffect } from 'react';
import { refresh } from '@/data/queries/client';

/**
 * Asks for these again now and then while somebody looks, for what no event tells: turnovers, sparklines, opening
 * hours, totals. On the real clock: it is about the age of what is on screen.
 * @param queryKeys must keep its identity between renders
 */
export function useRefreshEvery(ms: number, queryKeys: readonly (readonly unknown[])[]): void {
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') refresh(...queryKeys);
    }, ms);
    return () => clearInterval(timer);
  }, [ms, queryKeys]);
}
