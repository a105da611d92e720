import type { Product } from '../product';

/** The purchase cost of customers' shares. */
export const stocksProduct = {} satisfies Product<'stocks'>;
