import { useWalletDetail } from '@/data/wallet/wallets';
import { tradingAccountOf } from '@/domain/accounts/accounts';
import { answeredAmount, type Money } from '@/domain/money/money';

/** Tradable balance of a coin or share, in the account which its market uses; null for visitors and while loading. */
export function useSpotBalance(currencyId: number, market: 'crypto' | 'stock'): Money | null {
  const account = tradingAccountOf(market);
  const available = useWalletDetail(currencyId, account).data?.[`${account}_balance`];
  return typeof available === 'string' || typeof available === 'number' ? answeredAmount(available) : null;
}
