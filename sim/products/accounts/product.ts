import type { Product } from '../product';
import { authHandlers, profileHandlers, userHandlers } from './handlers';

/** Customers, their sessions, codes and passwords. */
export const accountsProduct = {
  handlers: { ...authHandlers, ...userHandlers, ...profileHandlers },
  states: {
    users: {
      name: 'customer',
      id: ({ id }) => id,
      who: ({ id }) => id,
      state: ({ isLocked, reviewStatus }) => (isLocked ? 'blocked' : reviewStatus === 2 ? 'verified' : 'active'),
    },
    sessions: { name: 'session', id: ({ id }) => id, who: ({ id }) => id, state: () => 'open' },
  },
} satisfies Product<'accounts'>;
