import { useEffect } from 'react';
import { refreshNft } from '@/data/nft/queries';
import { useClock } from '@/lib/use-clock';

/** A jump of the clock also ends auctions, and no countdown reports it. */
export function useNftClock(): void {
  const clock = useClock();
  useEffect(() => clock.subscribe(refreshNft), [clock]);
}
