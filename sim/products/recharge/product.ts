import type { Product } from '../product';
import { depositActions } from './actions';
import { rechargeHandlers } from './handlers';
import { depositReview } from './review';

const RECHARGE_STATES = { 1: 'under review', 2: 'credited', 3: 'failed' } as const;

/** Deposits. */
export const rechargeProduct = {
  handlers: rechargeHandlers,
  reviews: [depositReview],
  states: {
    recharges: {
      name: 'deposit',
      id: ({ id }) => id,
      who: ({ userId }) => userId,
      state: ({ status }) => RECHARGE_STATES[status],
    },
  },
  actions: depositActions,
} satisfies Product<'recharge'>;
