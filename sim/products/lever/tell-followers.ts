import type { World } from '../../world';
import type { LeverOrderRow } from './tables';

/**
 * A trader's own position was opened or has closed: right afterwards, at the same instant, it is copied or its copies
 * are closed (../follow/timers.ts). Their id is the position's.
 */
export const OPENED_TIMER = 'follow.opened';
export const CLOSED_TIMER = 'follow.closed';

export function tellOpened(world: World, row: LeverOrderRow): void {
  // A position that was copied itself is not copied on.
  if (row.followUserId !== 0 || world.tables.follows.count('trader', row.userId) === 0) return;
  world.scheduler.schedule({ atMs: world.nowMs, kind: OPENED_TIMER, symbol: '', id: String(row.id) });
}

export function tellClosed(world: World, { id }: LeverOrderRow): void {
  // Also where nobody follows any more: copies of then end with it. One that is still to be made finds it closed.
  if (world.tables.leverOrders.count('followed', id) === 0) return;
  world.scheduler.schedule({ atMs: world.nowMs, kind: CLOSED_TIMER, symbol: '', id: String(id) });
}
