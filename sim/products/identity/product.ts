import type { Product } from '../product';
import { identityHandlers } from './handlers';
import { identityReviews, rejectIdentity } from './review';
import { seedIdentity } from './seed';

/** The reason of a rejection in a person's data that names none. */
const REASON = 'The name does not match the document';

/** Verification of customers. */
export const identityProduct = {
  handlers: identityHandlers,
  reviews: [...identityReviews],
  seedPerson: (world, { user, history, persona: { name, realName = name, identity, rejectedFor = REASON } }) => {
    if (user.reviewStatus !== 0) seedIdentity(world, user, realName, history);
    if (identity === 'basic-rejected') rejectIdentity(world, user.id, 1, rejectedFor);
    if (identity === 'advanced-rejected') rejectIdentity(world, user.id, 2, rejectedFor);
  },
} satisfies Product<'identity'>;
