import { type LeverBench, openLeverBench } from '../lever/lever-bench';
import { becomeTrader } from './apply';
import { createRivals } from './cast';
import type { TraderRow } from './tables';

/** A bench for copy trading: the simulation's own traders are there, and customers can become one. */
export interface FollowBench extends LeverBench {
  /** The simulation's trader of a number, from 1. */
  rival(number: number): TraderRow;
  /** Makes a customer a trader, as an approved application does. */
  promote(userId: number): void;
}

export function openFollowBench(): FollowBench {
  const bench = openLeverBench();
  const { world } = bench;
  const stand = (work: () => void) =>
    void world.transaction(() => {
      work();
      return { accepted: true };
    });
  stand(() => createRivals(world));
  return {
    ...bench,
    rival: (number) => {
      const found = world.tables.traders.first('rival', number);
      if (!found) throw new Error(`no rival number ${number}`);
      return found;
    },
    promote: (userId) => stand(() => becomeTrader(world, userId)),
  };
}
