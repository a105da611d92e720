import type { Product } from '../product';
import { supportActions } from './actions';
import { AUTO_ANSWER_TIMER, answerAutomatically } from './conversation';
import { supportHandlers } from './handlers';
import { seedConversation } from './seed';
import { visitorReview } from './visitors';

/** Customer service. */
export const supportProduct = {
  handlers: supportHandlers,
  timers: { [AUTO_ANSWER_TIMER]: answerAutomatically },
  reviews: [visitorReview],
  actions: supportActions,
  seedPerson: (world, { user }) => seedConversation(world, user),
} satisfies Product<'support'>;
