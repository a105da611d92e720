import type { Product } from '../product';
import { DIVIDEND_TIMER, payDividend } from './dividend';
import { lockupHandlers } from './handlers';
import { lockupPerson } from './person';

/** Lock-up deposits. */
export const lockupProduct = {
  handlers: lockupHandlers,
  timers: { [DIVIDEND_TIMER]: payDividend },
  person: lockupPerson,
  states: {
    lockOrders: {
      name: 'lock deposit',
      id: ({ id }) => id,
      who: ({ userId }) => userId,
      state: ({ status, isCancel, paidDays, days }) =>
        status === 1 ? `day ${paidDays} of ${days}` : isCancel ? 'left early' : 'matured',
    },
  },
} satisfies Product<'lockup'>;
