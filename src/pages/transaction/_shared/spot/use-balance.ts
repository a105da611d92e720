import { useWalletDetail } from '@/data/queries/wallet';
import { type Money, money } from '@/domain/money';

/** What can be traded of one coin, in the account that spot orders use; null for visitors and while it loads. */
export function useSpotBalance(currencyId: number): Money | null {
  const row = useWalletDetail(currencyId, 'change').data;
  const available = row?.change_balance;
  return typeof available === 'string' || typeof available === 'number' ? money(available) : null;
}
