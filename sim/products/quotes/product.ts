import { marketHandlers } from '../../handlers/market';
import type { Product } from '../product';

/** Quotes and bars. */
export const quotesProduct = {
  handlers: marketHandlers,
} satisfies Product<'quotes'>;
