import type { World } from '../../world';
import type { SaleRow } from './tables';

/** End of a sale that has a row. For this and the next two kinds the timer's id begins with the artwork's. */
export const END_TIMER = 'nft.end';
/** The next planned check of simulated bidders in an auction. */
export const AUCTION_CHECK_TIMER = 'nft.look';
/** A simulated collector buys what a customer offers at a fixed price. */
export const BUYER_TIMER = 'nft.buyer';
/** A simulated bidder answers a customer's bid. The timer's id is the bid's. */
export const ANSWER_TIMER = 'nft.answer';
/** Payment deadline of a won auction. The timer's id is the order's. */
export const DUE_TIMER = 'nft.due';

export const timerId = (id: number): string => String(id).padStart(9, '0');

export function scheduleEnd(world: World, { id, endMs }: SaleRow): void {
  world.scheduler.schedule({ atMs: endMs, kind: END_TIMER, symbol: '', id: timerId(id) });
}

/** Cancels the timers of a sale that is over. */
export function stopWaiting(world: World, workId: number): void {
  for (const kind of [END_TIMER, AUCTION_CHECK_TIMER, BUYER_TIMER] as const)
    world.scheduler.cancel(kind, timerId(workId));
}
