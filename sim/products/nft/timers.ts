import type { World } from '../../world';
import type { SaleRow } from './tables';

/** The end of a sale that somebody waits for; like the two after it, its id is the work's. */
export const END_TIMER = 'nft.end';
/** The next look of the rivals of an auction. */
export const LOOK_TIMER = 'nft.look';
/** A collector buys what a customer offers at a fixed price. */
export const BUYER_TIMER = 'nft.buyer';
/** A rival answers a customer's bid; the id is the bid's. */
export const ANSWER_TIMER = 'nft.answer';
/** The deadline of a pay order; its id is the order's. */
export const DUE_TIMER = 'nft.due';

export const timerId = (id: number): string => String(id).padStart(9, '0');

export function scheduleEnd(world: World, { id, endMs }: SaleRow): void {
  world.scheduler.schedule({ atMs: endMs, kind: END_TIMER, symbol: '', id: timerId(id) });
}

/** A sale is over: nothing of it is waited for any more. */
export function stopWaiting(world: World, workId: number): void {
  for (const kind of [END_TIMER, LOOK_TIMER, BUYER_TIMER]) world.scheduler.cancel(kind, timerId(workId));
}
