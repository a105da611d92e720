import { useEffect } from 'react';
import { refresh } from '@/data/queries/client';
import { keys } from '@/data/queries/keys';
import { useClock } from '@/lib/use-clock';

/** A jump of the exchange clock can pay interest and settle orders, and no countdown reports it. */
export function useWealthClock(): void {
  const clock = useClock();
  useEffect(() => clock.subscribe(() => refresh(keys.wealth, keys.wallets, keys.dualProducts)), [clock]);
}
