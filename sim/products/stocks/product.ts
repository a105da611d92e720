import type { Product } from '../product';

/** Stocks: only the purchase cost of customers' shares. Trading is in ../spot. */
export const stocksProduct = {} satisfies Product<'stocks'>;
