import { identityHandlers } from '../../handlers/identity';
import type { Product } from '../product';
import { seedIdentity } from './preset';
import { rejectIdentity } from './review';
import { identityReviews } from './reviews';

/** Verification of customers. */
export const identityProduct = {
  handlers: identityHandlers,
  reviews: [...identityReviews],
  seedPerson: (world, { user, history, persona: { asks = user.realName, rejected } }) => {
    if (user.reviewStatus !== 0) seedIdentity(world, user, asks, history);
    if (rejected) rejectIdentity(world, user.id, 1, rejected);
  },
} satisfies Product<'identity'>;
