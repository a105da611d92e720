import { Exchange } from '../core';
import type { FinishedRun } from '../journal/journal';

/** The hash a log comes to by its end, and what is wrong with the books then; for runs that were kept elsewhere. */
export function replayCheck({ header, entries, nowMs }: FinishedRun): { hash: string; faults: readonly string[] } {
  const exchange = Exchange.replay({ header, entries }, nowMs);
  return { hash: exchange.hash(), faults: exchange.world.ledger.checkBooks() };
}
