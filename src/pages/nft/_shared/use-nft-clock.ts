import { keys } from '@/data/queries/keys';
import { useClockJumps } from '../../_shared/use-clock-jumps';

const DUE = [keys.nft, keys.wallets, keys.accountLog];

/** A jump of the clock also ends auctions. */
export const useNftClock = (): void => useClockJumps(DUE);
