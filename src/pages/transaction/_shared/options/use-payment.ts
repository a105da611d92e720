import { useKnownUser } from '@/data/accounts/user';
import type { Pair } from '@/data/market/quotes';
import { usePayable } from '@/data/options/queries';
import { knownVipLevel, vipTier } from '@/domain/membership/vip';
import { answeredAmount, Decimal, type Money, ZERO } from '@/domain/money/money';
import { optionFee } from '@/domain/options/options';

/** Balance and fees for options of a market. */
export function usePayment(pair: Pair) {
  const payable = usePayable(pair.legal_id);
  const level = knownVipLevel(useKnownUser()?.user_level ?? 0);
  const coin = payable.data;
  const percent = coin?.micro_trade_fee;
  const discount = vipTier(level)?.optionsFeeDiscount;
  return {
    query: payable,
    picks: coin?.micro_numbers.map(({ number }) => number) ?? [],
    maxRunning: coin?.micro_holdtrade_max,
    /** Zero in a coin that pays for no option, or of which there is no wallet; null while it is unknown. */
    available: coin?.user_wallet ? answeredAmount(coin.user_wallet.micro_balance) : coin === undefined ? null : ZERO,
    /** After the discount; null if the server does not send the rate. */
    feeOf: (stake: Money): Money | null =>
      percent === undefined || !stake.isFinite() ? null : optionFee(stake, new Decimal(percent), level),
    feePercent: optionFee(new Decimal(100), new Decimal(percent ?? 0), level),
    /** Discount of the fee as a fraction of 1; null without one. */
    vip: discount === undefined || percent === undefined ? null : { level, discount },
  };
}

export type Payment = ReturnType<typeof usePayment>;
