import type { Pair } from '@/data/queries/quotes';
import { useKnownUser } from '@/data/queries/user';
import { useWalletDetail } from '@/data/queries/wallet';
import { tradingAccountOf } from '@/domain/accounts';
import { Decimal, type Money } from '@/domain/money';
import { spotFee } from '@/domain/spot';
import { VIP_TIERS } from '@/domain/vip';

/** What a fill will cost its owner, and what it would without being a VIP. */
export interface FeeEstimate {
  readonly fee: Money;
  /** Before the discount; equal to `fee` for who has none, or where the server does not say. */
  readonly full: Money;
}

/** The user's discount on this market's fee; null without one. */
export interface FeeDiscount {
  readonly tier: number;
  /** In percent: 30 for 30 %. */
  readonly percent: number;
}

/**
 * Estimates the fee of what is received; null where the server does not say what it takes. Markets may declare their
 * share before the VIP discount; a wallet declares what its owner pays.
 */
export function useFeeTerms(pair: Pair) {
  const level = useKnownUser()?.user_level ?? 0;
  const ofWallet = useWalletDetail(pair.legal_id, tradingAccountOf(pair.kind)).data?.coin_trade_fee;
  const tier = VIP_TIERS.find((one) => one.tier === level);
  const share = pair.coin_trade_fee;
  const estimate = (received: Money): FeeEstimate | null => {
    if (share !== undefined)
      return {
        fee: spotFee(received, new Decimal(share), tier?.tier ?? 0),
        full: spotFee(received, new Decimal(share), 0),
      };
    if (ofWallet === undefined) return null;
    const fee = spotFee(received, new Decimal(ofWallet), 0);
    return { fee, full: fee };
  };
  const discount: FeeDiscount | null =
    tier && share !== undefined ? { tier: tier.tier, percent: Number(tier.coinFeeDiscount) * 100 } : null;
  return { estimate, discount };
}
