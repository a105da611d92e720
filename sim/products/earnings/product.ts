import type { Product } from '../product';
import { earningsHandlers } from './handlers';

/** What products have earned a customer. */
export const earningsProduct = {
  handlers: earningsHandlers,
} satisfies Product<'earnings'>;
