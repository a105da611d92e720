import { useEffect } from 'react';
import { refresh } from '@/data/queries/client';
import { useClock } from '@/lib/clock/use-clock';

/**
 * Refreshes queries when the exchange's clock jumps or changes its pace: events of the future may have happened by
 * then, and no countdown reports them. @param queryKeys must keep its identity between renders
 */
export function useClockJumps(queryKeys: readonly (readonly unknown[])[]): void {
  const clock = useClock();
  useEffect(() => clock.subscribe(() => refresh(...queryKeys)), [clock, queryKeys]);
}
