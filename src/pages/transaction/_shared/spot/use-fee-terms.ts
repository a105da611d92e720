import type { Pair } from '@/data/queries/quotes';
import { useUserInfo } from '@/data/queries/user';
import { useWalletDetail } from '@/data/queries/wallet';
import { tradingAccountOf } from '@/domain/accounts';
import { Decimal, type Money } from '@/domain/money';
import { spotFee } from '@/domain/spot';
import { VIP_TIERS } from '@/domain/vip';

/**
 * Estimates the fee of what is received; null where the server does not say what it takes. Markets may declare their
 * share before the VIP discount; a wallet declares what its owner pays.
 */
export function useFeeEstimate(pair: Pair): (received: Money) => Money | null {
  const level = useUserInfo().data?.user_level ?? 0;
  const ofWallet = useWalletDetail(pair.legal_id, tradingAccountOf(pair.kind)).data?.coin_trade_fee;
  const known = level === 0 || VIP_TIERS.some(({ tier }) => tier === level);
  return (received) => {
    if (pair.coin_trade_fee !== undefined)
      return spotFee(received, new Decimal(pair.coin_trade_fee), known ? level : 0);
    return ofWallet === undefined ? null : spotFee(received, new Decimal(ofWallet), 0);
  };
}
