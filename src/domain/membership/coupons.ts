import { type Money, min, roundCredit, ZERO } from '../money/money';

/**
 * Coupons (designed; the specification mentions coupons with an expiry). A fee coupon pays back fees of one kind of
 * trading until its value is used up. A deposit coupon adds a fraction of the next deposit that is large enough. The
 * owner activates them, one of a kind at a time. An expired coupon is worth nothing.
 */
export type CouponKind = 'fee' | 'deposit';
/** Product a fee coupon applies to; '' for a deposit coupon. */
export type CouponProduct = 'spot' | 'futures' | '';

/** Wire values: not yet activated, active, used up, expired before it was used up. */
export const COUPON_STATUS = { received: 1, inUse: 2, used: 3, expired: 4 } as const;
export type CouponStatus = (typeof COUPON_STATUS)[keyof typeof COUPON_STATUS];

/** Why the customer received it. */
export const COUPON_ORIGINS = ['welcome', 'vip', 'gift', 'points'] as const;
export type CouponOrigin = (typeof COUPON_ORIGINS)[number];

/** The part of a fee that a fee coupon pays back, in USDT: the whole fee, up to the coupon's remaining value. */
export const feePaidBack = (fee: Money, left: Money): Money => roundCredit(min(fee, left));

/** The bonus of a deposit coupon, in USDT: a fraction of the deposit's value, up to the coupon's value. */
export function depositBonus(usd: Money, coupon: { share: Money; worth: Money; minDeposit: Money }): Money {
  if (usd.lt(coupon.minDeposit)) return ZERO;
  return roundCredit(min(usd.mul(coupon.share), coupon.worth));
}
