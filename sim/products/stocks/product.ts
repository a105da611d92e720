import type { Product } from '../product';

/** What shares have cost their owners. */
export const stocksProduct = {} satisfies Product<'stocks'>;
