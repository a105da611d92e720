import type { Product } from '../product';
import { membershipActions } from './actions';
import { membershipHandlers } from './handlers';
import { bookRebates, REBATE_TIMER } from './rebates';
import { seedMembership } from './seed';

/** VIP tiers, credit scores, coupons, rebates and bills. */
export const membershipProduct = {
  handlers: membershipHandlers,
  timers: { [REBATE_TIMER]: bookRebates },
  actions: membershipActions,
  seedPerson: (world, { user, history }) => seedMembership(world, user, history),
} satisfies Product<'membership'>;
