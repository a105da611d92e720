import { financialHandlers } from '../../handlers/financial';
import type { Product } from '../product';

/** What products have earned a customer. */
export const earningsProduct = {
  handlers: financialHandlers,
} satisfies Product<'earnings'>;
