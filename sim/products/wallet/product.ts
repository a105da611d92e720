import type { Product } from '../product';
import { walletHandlers } from './handlers';

/** Balances, their records, and transfers. */
export const walletProduct = {
  handlers: walletHandlers,
} satisfies Product<'wallet'>;
