import type { TimedEvent } from '../../clock/scheduler';
import type { World } from '../../world';
import { CLOSED_TIMER, OPENED_TIMER } from '../futures/schedule-copies';
import { OPEN } from '../futures/tables';
import { closeCopies, copyTrade } from './copy';
import { DEADLINE_TIMER, endFollow } from './follow';
import { END_TIMER, endSimulatedPosition, MARKET_CHECK_TIMER, runMarketCheck } from './market-checks';
import { noteCopy } from './notes';
import { FOLLOWING } from './tables';

/** Ends a follow at its deadline and notifies the follower. */
function deadlineReached(world: World, followId: number): void {
  const row = world.tables.follows.need(followId);
  if (row.status !== FOLLOWING) return;
  endFollow(world, row);
  noteCopy(world, { userId: row.userId, traderId: row.traderId, kind: 'ended' });
}

function positionOpened(world: World, orderId: number): void {
  const row = world.tables.leverOrders.need(orderId);
  if (row.status === OPEN) copyTrade(world, row);
}

const on =
  (run: (world: World, id: number) => void) =>
  (world: World, { id }: TimedEvent): void =>
    run(world, Number(id));

/** Timer handlers of copy trading by kind. */
export const followTimers = {
  [CLOSED_TIMER]: (world: World, { id }: TimedEvent) => closeCopies(world, id),
  [DEADLINE_TIMER]: on(deadlineReached),
  [END_TIMER]: on(endSimulatedPosition),
  [MARKET_CHECK_TIMER]: on(runMarketCheck),
  [OPENED_TIMER]: on(positionOpened),
};
