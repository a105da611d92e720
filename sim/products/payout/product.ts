import type { Product } from '../product';
import { payoutHandlers } from './handlers';
import { payoutPerson } from './person';
import { withdrawalReview } from './review';
import { seedAddresses } from './seed';

const WITHDRAWAL_STATES = { 1: 'under review', 2: 'paid out', 3: 'failed' } as const;

/** Withdrawals. */
export const payoutProduct = {
  handlers: payoutHandlers,
  reviews: [withdrawalReview],
  states: {
    withdrawals: {
      name: 'withdrawal',
      id: ({ id }) => id,
      who: ({ userId }) => userId,
      state: ({ status }) => WITHDRAWAL_STATES[status],
    },
  },
  person: payoutPerson,
  seedPerson: (world, { user, persona }) => {
    if (user.reviewStatus === 2 && !persona.addresses) seedAddresses(world, user.id);
  },
} satisfies Product<'payout'>;
