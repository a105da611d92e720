import type { Product } from '../product';
import { fireFutures } from './fire';
import { futuresHandlers } from './handlers';
import { chargeOvernight, OVERNIGHT_TIMER } from './overnight';
import { futuresPerson } from './person';

const FUTURES_STATES = { 0: 'waiting', 1: 'open', 3: 'closed', 4: 'cancelled' } as const;

/** Futures. */
export const futuresProduct = {
  handlers: futuresHandlers,
  timers: { [OVERNIGHT_TIMER]: chargeOvernight },
  triggers: { lever: fireFutures },
  person: futuresPerson,
  states: {
    leverOrders: {
      name: 'futures order',
      id: ({ id }) => id,
      who: ({ userId }) => userId,
      state: ({ status, closeReason }) => (closeReason === '' ? FUTURES_STATES[status] : `closed (${closeReason})`),
    },
  },
} satisfies Product<'futures'>;
