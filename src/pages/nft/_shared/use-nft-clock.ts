import { useEffect } from 'react';
import { refreshNft } from '@/data/queries/nft';
import { useClock } from '@/lib/use-clock';

/** Jumps of the clock end auctions as well, and no countdown tells of it. */
export function useNftClock(): void {
  const clock = useClock();
  useEffect(() => clock.subscribe(refreshNft), [clock]);
}
