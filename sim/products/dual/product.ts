import type { Product } from '../product';
import { dualActions } from './actions';
import { dualHandlers } from './handlers';
import { dualPerson } from './person';
import { SETTLE_TIMER, settleDual } from './settle';

const DUAL_STATES = ['failed', 'purchased', 'settling', 'success'] as const;

/** Dual investment. */
export const dualProduct = {
  handlers: dualHandlers,
  timers: { [SETTLE_TIMER]: settleDual },
  states: {
    dualOrders: {
      name: 'dual investment',
      id: ({ id }) => id,
      who: ({ userId }) => userId,
      state: ({ status }) => DUAL_STATES[status],
    },
  },
  actions: dualActions,
  person: dualPerson,
} satisfies Product<'dual'>;
