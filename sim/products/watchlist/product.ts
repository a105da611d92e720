import type { Product } from '../product';
import { fireAlert } from './alerts';
import { watchlistHandlers } from './handlers';
import { watchlistPerson } from './person';

/** Markets that a customer watches, and prices they want to be notified of. */
export const watchlistProduct = {
  handlers: watchlistHandlers,
  triggers: { alert: fireAlert },
  person: watchlistPerson,
} satisfies Product<'watchlist'>;
