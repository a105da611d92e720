import { becomeTrader } from '../products/copy/apply';
import { createSimulatedTraders } from '../products/copy/cast';
import type { TraderRow } from '../products/copy/tables';
import { type LeverBench, openLeverBench } from './futures-bench';

/** A test bench for copy trading, with the simulated traders. */
export interface FollowBench extends LeverBench {
  /** A simulated trader by number, from 1. */
  rival(number: number): TraderRow;
  /** Makes a customer a trader, like an approved application. */
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
  stand(() => createSimulatedTraders(world));
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
