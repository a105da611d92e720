import { useEffect } from 'react';
import { refresh } from '@/data/queries/client';
import { keys } from '@/data/queries/keys';
import { useClock } from '@/lib/use-clock';

/** Jumps of the clock pay dividends and settle as well, and no countdown tells of it. */
export function useWealthClock(): void {
  const clock = useClock();
  useEffect(() => clock.subscribe(() => refresh(keys.wealth, keys.wallets, keys.dualProducts)), [clock]);
}
