import { MULTIPLE } from '@/domain/copy/copy';
import { money } from '@/domain/money/money';
import type { World } from '../../world';
import { personOf } from '../accounts/person';
import { approveApplication, pendingApplications, rejectApplication } from './apply';
import { followTrader } from './follow';

/**
 * Review of applications to become a trader. The persona `follower` follows an approved trader at once, so that a
 * presenter can show both sides, unless that persona already follows a trader or is the new trader.
 */
export const applicationReview = {
  kind: 'trader',
  list: (world: World) =>
    pendingApplications(world).map(({ id, userId, createdMs, introduction }) => ({
      id: String(id),
      userId,
      sinceMs: createdMs,
      summary: { introduction },
    })),
  approve: (world: World, id: string) => {
    const { userId } = world.tables.traderApplications.need(Number(id));
    approveApplication(world, Number(id));
    followAsPersona(world, userId);
  },
  reject: (world: World, id: string, reason: string) => rejectApplication(world, Number(id), reason),
};

function followAsPersona(world: World, traderId: number): void {
  const follower = personOf(world, 'follower');
  if (world.tables.follows.count('user', follower.id) > 0) return;
  followTrader(world, follower, { trader_user_id: traderId, type: MULTIPLE, number: money('1'), deadline: undefined });
}
