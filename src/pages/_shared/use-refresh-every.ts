import { useEffect } from 'react';
import { refresh } from '@/data/queries/client';

/**
 * Refreshes queries at an interval while the page is visible, for data without events: turnovers, sparklines, opening
 * hours, totals. It uses the device's clock, because it limits the age of what is on screen. Returns the function that
 * stops it.
 */
export function refreshEvery(ms: number, queryKeys: readonly (readonly unknown[])[]): () => void {
  const timer = setInterval(() => {
    if (document.visibilityState === 'visible') refresh(...queryKeys);
  }, ms);
  return () => clearInterval(timer);
}

/**
 * `refreshEvery` while the component is mounted.
 * @param queryKeys must keep its identity between renders
 */
export function useRefreshEvery(ms: number, queryKeys: readonly (readonly unknown[])[]): void {
  useEffect(() => refreshEvery(ms, queryKeys), [ms, queryKeys]);
}
