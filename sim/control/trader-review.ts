import { MULTIPLE } from '@/domain/copy/copy';
import { money } from '@/domain/money/money';
import type { LiveWorld } from '../live-world';
import { followTrader } from '../products/copy/follow';
import { applicationReview } from '../products/copy/review';
import { personOf } from './people-actions';

/**
 * The review of trader applications. The persona `follower` follows an approved trader at once, so that a presenter can
 * show both sides, unless that persona already follows a trader or is the new trader.
 */
export const traderReview = {
  ...applicationReview,
  approve: (world: LiveWorld, id: string) => {
    const { userId } = world.tables.traderApplications.need(Number(id));
    applicationReview.approve(world, id);
    followAsPersona(world, userId);
  },
};

function followAsPersona(world: LiveWorld, traderId: number): void {
  const follower = personOf(world, 'follower');
  if (world.tables.follows.count('user', follower.id) > 0) return;
  followTrader(world, follower, { trader_user_id: traderId, type: MULTIPLE, number: money('1'), deadline: undefined });
}
