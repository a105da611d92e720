import { vipTier } from '@/domain/membership/vip';
import { Decimal, type Money } from '@/domain/money/money';
import type { OrderLimits } from '@/domain/spot/order-limits';
import type { SpotTerms } from '@/domain/spot/spot';
import type { Instrument } from '../../market/instruments';
import { MIN_NOTIONAL, PRICE_BAND, SPOT_FEE_SHARE, smallestAmount } from '../quotes/market-terms';

const FEE_SHARE = new Decimal(SPOT_FEE_SHARE);

const known = new Map<number, SpotTerms>();

/** Terms of a market: its grid, its smallest order, and its fee before the VIP discount. */
export function termsOf(instrument: Instrument): SpotTerms {
  const cached = known.get(instrument.index);
  if (cached) return cached;
  const { priceDecimals, lotDecimals } = instrument;
  const terms = {
    priceDecimals,
    amountDecimals: lotDecimals,
    minAmount: new Decimal(smallestAmount(instrument)),
    feeShare: FEE_SHARE,
  };
  known.set(instrument.index, terms);
  return terms;
}

const MIN_VALUE = new Decimal(MIN_NOTIONAL);

/** Limits of orders that name their kind. */
export const limitsOf = ({ quote }: Instrument): OrderLimits => ({ minNotional: MIN_VALUE, band: PRICE_BAND, quote });

const feeShares = new Map<number, Money>();

/** Fee share for a customer of this VIP level (specification section 6: coin fee discount). */
export function feeShareFor(vipLevel: number): Money {
  const known = feeShares.get(vipLevel);
  if (known) return known;
  const share = FEE_SHARE.minus(FEE_SHARE.times(vipTier(vipLevel)?.coinFeeDiscount ?? '0'));
  feeShares.set(vipLevel, share);
  return share;
}
