import { useWalletDetail } from '@/data/queries/wallet';
import { tradingAccountOf } from '@/domain/accounts';
import { type Money, money } from '@/domain/money';

/** What can be traded of one coin or share, in the account its market pays from; null for visitors and while it loads. */
export function useSpotBalance(currencyId: number, market: 'crypto' | 'stock'): Money | null {
  const account = tradingAccountOf(market);
  const available = useWalletDetail(currencyId, account).data?.[`${account}_balance`];
  return typeof available === 'string' || typeof available === 'number' ? money(available) : null;
}
