import { useKnownUser } from '@/data/accounts/user';
import type { Pair } from '@/data/market/quotes';
import { useWalletDetail } from '@/data/wallet/wallets';
import { tradingAccountOf } from '@/domain/accounts/accounts';
import { VIP_TIERS } from '@/domain/membership/vip';
import { Decimal, type Money } from '@/domain/money/money';
import { spotFee } from '@/domain/spot/spot';

/** Estimated fee of a fill, with and without the VIP discount. */
export interface FeeEstimate {
  readonly fee: Money;
  /** Before the discount; equal to `fee` without a discount, or if the server does not send the full rate. */
  readonly full: Money;
}

/** The user's VIP discount on this market's fee; null without one. */
export interface FeeDiscount {
  readonly tier: number;
  /** In percent: 30 for 30 %. */
  readonly percent: number;
}

/**
 * Estimates the fee of a received amount; the estimate is null if the server sends no rate. A market's rate is the one
 * before the VIP discount, a wallet's rate the one which its owner pays.
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
