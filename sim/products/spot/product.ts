import type { Product } from '../product';
import { fireLimit, fireStop } from './fire';
import { spotHandlers } from './handlers';
import { spotPerson } from './person';

const SPOT_STATES = { 1: 'open', 2: 'filled', 3: 'cancelled' } as const;

/** Spot trading of coins and shares. */
export const spotProduct = {
  handlers: spotHandlers,
  triggers: { coin: fireLimit, coinStop: fireStop },
  person: spotPerson,
  states: {
    coinOrders: {
      name: 'spot order',
      id: ({ id }) => id,
      who: ({ userId }) => userId,
      state: ({ status, dealAmount }) => (status === 1 && dealAmount !== '0' ? 'partly filled' : SPOT_STATES[status]),
    },
  },
} satisfies Product<'spot'>;
