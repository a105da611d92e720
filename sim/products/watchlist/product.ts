import type { Product } from '../product';

/** Markets that a customer watches. */
export const watchlistProduct = {} satisfies Product<'watchlist'>;
