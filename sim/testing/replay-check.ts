import { Exchange } from '../core';
import type { FinishedRun } from '../journal/journal';

/** The state hash at the end of a log, and the problems of its books. For runs that were stored elsewhere. */
export function replayCheck({ header, entries, nowMs }: FinishedRun): { hash: string; faults: readonly string[] } {
  const exchange = Exchange.replay({ header, entries }, nowMs);
  return { hash: exchange.hash(), faults: exchange.world.ledger.checkBooks() };
}
