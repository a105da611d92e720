import type { World } from '../../world';
import type { FuturesOrderRow } from './tables';
import { wireFuturesOrder } from './wire';

/** Notifies the customer that a limit order or position has changed. */
export function announceOrder(world: World, row: FuturesOrderRow): void {
  world.push(row.userId, 'lever_order', { type: 'lever_order', to: row.userId, data: wireFuturesOrder(world, row) });
}

export function announceClosed(world: World, userId: number, rows: readonly FuturesOrderRow[]): void {
  world.push(userId, 'lever_closed', { type: 'lever_closed', to: userId, id: rows.map(({ id }) => id) });
}
