import { Decimal, type Money } from '@/domain/money';
import type { SpotTerms } from '@/domain/spot';
import { vipTier } from '@/domain/vip';
import type { Instrument } from '../../market/instruments';

/** Fee of every spot market as a share of what is received (designed; the family's default is 0.2 %). */
const FEE_SHARE = new Decimal('0.002');
/** An order must be worth about this much at the market's base price (designed). */
const SMALLEST_VALUE_USDT = 1;

const known = new Map<number, SpotTerms>();

/** How a market trades: its grid, its smallest order and its fee before the VIP discount. */
export function termsOf(instrument: Instrument): SpotTerms {
  const cached = known.get(instrument.index);
  if (cached) return cached;
  const { priceDecimals, lotDecimals } = instrument;
  const terms = {
    priceDecimals,
    amountDecimals: lotDecimals,
    minAmount: smallestAmount(instrument),
    feeShare: FEE_SHARE,
  };
  known.set(instrument.index, terms);
  return terms;
}

/** The first of one lot, ten lots, a hundred … that is worth enough: a minimum people can read. */
function smallestAmount({ lotDecimals, basePrice }: Instrument): Money {
  let amount = new Decimal(`1e-${lotDecimals}`);
  while (amount.times(basePrice).lt(SMALLEST_VALUE_USDT)) amount = amount.times(10);
  return amount;
}

/** The fee share a customer of that VIP level pays (specification section 6: coin fee discount). */
export function feeShareFor(vipLevel: number): Money {
  return FEE_SHARE.minus(FEE_SHARE.times(vipTier(vipLevel)?.coinFeeDiscount ?? '0'));
}
