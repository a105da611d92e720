import type { World } from '../../world';
import type { FuturesOrderRow } from './tables';

/**
 * Kinds of the timers that copy a trader's own position after its opening and close its copies after its close, at the
 * same instant (../copy/timers.ts). The timer's id is the position's.
 */
export const OPENED_TIMER = 'follow.opened';
export const CLOSED_TIMER = 'follow.closed';

/** Makes followers copy a position that has just opened, right after the command. */
export function scheduleCopies(world: World, row: FuturesOrderRow): void {
  // A copied position is not copied again.
  if (row.followUserId !== 0 || world.tables.follows.count('trader', row.userId) === 0) return;
  world.scheduler.schedule({ atMs: world.nowMs, kind: OPENED_TIMER, symbol: '', id: String(row.id) });
}

/**
 * Makes the copies of a position close with it, right after the command. The timer is that of the position also where
 * only lots of it were closed.
 */
export function scheduleCopyClose(world: World, { id, partOf }: FuturesOrderRow): void {
  const sourceId = partOf || id;
  // Followers are not checked, because copies outlive the follow. A copy not made yet will find the position closed.
  if (world.tables.leverOrders.count('followed', sourceId) === 0) return;
  const timer = { kind: CLOSED_TIMER, id: String(sourceId) } as const;
  if (world.scheduler.find(timer.kind, timer.id)) return;
  world.scheduler.schedule({ ...timer, atMs: world.nowMs, symbol: '' });
}
