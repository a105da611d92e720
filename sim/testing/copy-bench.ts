import { becomeTrader } from '../products/copy/apply';
import { seedTraders } from '../products/copy/seed';
import type { TraderRow } from '../products/copy/tables';
import { type FuturesBench, openFuturesBench } from './futures-bench';

/** A test bench for copy trading, with the simulated traders. */
export interface CopyBench extends FuturesBench {
  /** A simulated trader by number, from 1. */
  simulatedTrader(number: number): TraderRow;
  /** Makes a customer a trader, like an approved application. */
  promote(userId: number): void;
}

export function openCopyBench(options: { seed?: number } = {}): CopyBench {
  const bench = openFuturesBench(options);
  const { world } = bench;
  const commit = (work: () => void) =>
    void world.transaction(() => {
      work();
      return { accepted: true };
    });
  commit(() => seedTraders(world));
  return {
    ...bench,
    simulatedTrader: (number) => {
      const found = world.tables.traders.first('simulatedNumber', number);
      if (!found) throw new Error(`no simulated trader number ${number}`);
      return found;
    },
    promote: (userId) => commit(() => becomeTrader(world, userId)),
  };
}
