import { lhHandlers } from '../../handlers/lh';
import type { Product } from '../product';
import { DIVIDEND_TIMER, payDividend } from './dividend';
import { lockupPerson } from './person';

/** Lock-up deposits. */
export const lockupProduct = {
  handlers: lhHandlers,
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
