import type { Product } from '../product';
import { optionActions } from './actions';
import { optionsHandlers } from './handlers';
import { optionsPerson } from './person';
import { OPTION_TIMER, settleOption } from './settle';
import { AIM_TIMER, aimPrice, RELEASE_TIMER, releasePrice } from './steer';

const OPTION_RESULTS = { '-1': 'lost', 0: 'drawn', 1: 'won' } as const;

/** Options. */
export const optionsProduct = {
  handlers: optionsHandlers,
  timers: { [AIM_TIMER]: aimPrice, [OPTION_TIMER]: settleOption, [RELEASE_TIMER]: releasePrice },
  states: {
    optionOrders: {
      name: 'option',
      id: ({ id }) => id,
      who: ({ userId }) => userId,
      state: ({ status, result }) => (status === 1 ? 'running' : OPTION_RESULTS[result]),
    },
    optionSteers: {
      name: 'steering of an option',
      id: ({ optionId }) => optionId,
      who: ({ userId }) => userId,
      state: ({ outcome, state }) => `${outcome}: ${state}`,
    },
    requestedOutcomes: {
      name: 'steering of the next options',
      id: ({ userId }) => userId,
      who: ({ userId }) => userId,
      state: ({ outcome, left }) => `${outcome}, ${left} more`,
    },
  },
  actions: optionActions,
  person: optionsPerson,
} satisfies Product<'options'>;
