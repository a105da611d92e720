import type { Product } from '../product';
import { exchangeHandlers } from './handlers';

/** Conversions between coins. */
export const exchangeProduct = {
  handlers: exchangeHandlers,
} satisfies Product<'exchange'>;
