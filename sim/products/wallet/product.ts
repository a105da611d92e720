import { walletHandlers } from '../../handlers/wallet';
import type { Product } from '../product';

/** Balances, their records, and transfers. */
export const walletProduct = {
  handlers: walletHandlers,
} satisfies Product<'wallet'>;
