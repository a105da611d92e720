import type { Product } from '../product';
import { quotesHandlers } from './handlers';

/** Quotes and bars. */
export const quotesProduct = {
  handlers: quotesHandlers,
} satisfies Product<'quotes'>;
