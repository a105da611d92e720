import { exchangeHandlers } from '../../handlers/exchange';
import type { Product } from '../product';

/** Conversions between coins. */
export const exchangeProduct = {
  handlers: exchangeHandlers,
} satisfies Product<'exchange'>;
