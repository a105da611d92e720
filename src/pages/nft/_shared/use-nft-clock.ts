import { NFT_DATA } from '@/data/nft/queries';
import { useClockJumps } from '../../_shared/use-clock-jumps';

/** A jump of the clock also ends auctions. */
export const useNftClock = (): void => useClockJumps(NFT_DATA);
