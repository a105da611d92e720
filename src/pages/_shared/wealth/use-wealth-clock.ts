import { keys } from '@/data/queries/keys';
import { useClockJumps } from '../use-clock-jumps';

const DUE = [keys.wealth, keys.wallets, keys.dualProducts];

/** A jump of the exchange clock can pay interest and settle orders. */
export const useWealthClock = (): void => useClockJumps(DUE);
