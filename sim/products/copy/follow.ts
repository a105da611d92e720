import type { CallInput, CallRefusal } from '@/contract/calls';
import { copySettingViolations, keptCopyNumber, MAX_TRADERS } from '@/domain/copy/copy';
import { type Outcome, ok, refusalOf, refuse } from '../../handler';
import type { World } from '../../world';
import type { UserRow } from '../accounts/tables';
import { sendMessage } from '../messages/send';
import { scheduleMarketCheck } from './market-checks';
import { CANCELLED, FOLLOWING, type FollowRow } from './tables';

/** Kind of the timer that ends a follow at its deadline. The timer's id is the follow's. */
export const DEADLINE_TIMER = 'follow.deadline';

/** The active follow of a trader by a customer; undefined without one. */
export const followOf = (world: World, userId: number, traderId: number): FollowRow | undefined =>
  world.tables.follows.first('pair', `${userId}|${traderId}`);

/**
 * Follows a trader, or changes the setting of a follow. Only positions that the trader opens from now on are copied.
 */
export function followTrader(
  world: World,
  user: UserRow,
  { trader_user_id: traderId, type, number, deadline }: CallInput<'POST /follow/follow'>,
): Outcome<FollowRow, CallRefusal<'POST /follow/follow'>> {
  const { follows, traders } = world.tables;
  if (!traders.get(traderId)) return refuse('trader_unknown');
  if (traderId === user.id) return refuse('follow_oneself');
  if (user.isTrader) return refuse('trader_follows_nobody');
  const deadlineMs = (deadline ?? 0) * 1000;
  const current = followOf(world, user.id, traderId);
  const hasRoom = current !== undefined || follows.count('user', user.id) < MAX_TRADERS;
  const refused = refusalOf(copySettingViolations(type, number, deadlineMs, { nowMs: world.nowMs, hasRoom }));
  if (refused) return refused;
  const setting = { type, number: keptCopyNumber(number).toFixed(), deadlineMs };
  const row = current
    ? follows.update(current.id, setting)
    : follows.insert({
        id: follows.nextId(),
        userId: user.id,
        traderId,
        status: FOLLOWING,
        ...setting,
        createdMs: world.nowMs,
        endedMs: 0,
      });
  const isCustomer = traders.need(traderId).simulatedNumber === 0;
  if (!current && isCustomer)
    sendMessage(world, traderId, 'followerGained', { count: follows.count('trader', traderId) });
  timeDeadline(world, row);
  scheduleMarketCheck(world, traderId);
  return ok(row);
}

function timeDeadline(world: World, { id, deadlineMs }: FollowRow): void {
  world.scheduler.cancel(DEADLINE_TIMER, String(id));
  if (deadlineMs === 0) return;
  world.scheduler.schedule({ atMs: deadlineMs, kind: DEADLINE_TIMER, symbol: '', id: String(id) });
}

/** Stops copying. Open copies still close with the trader's positions, unless the follower takes them over. */
export function endFollow(world: World, row: FollowRow): void {
  world.scheduler.cancel(DEADLINE_TIMER, String(row.id));
  world.tables.follows.update(row.id, { status: CANCELLED, endedMs: world.nowMs });
}

/** Ends the follow of a trader, as `endFollow` does. */
export function cancelFollow(
  world: World,
  userId: number,
  traderId: number,
): Outcome<null, CallRefusal<'POST /follow/cancel'>> {
  if (!world.tables.traders.get(traderId)) return refuse('trader_unknown');
  const row = followOf(world, userId, traderId);
  if (!row) return refuse('not_following');
  endFollow(world, row);
  return ok(null);
}
