import { type Money, min, roundCredit, ZERO } from './money';

/**
 * Coupons (designed; the specification knows them with an expiry). A fee coupon pays fees of one kind of trading back
 * until its worth is spent; a deposit coupon adds a share to the next deposit that is large enough. Either is put to use
 * by its owner, one of a kind at a time, and worth nothing once it has expired.
 */
export type CouponKind = 'fee' | 'deposit';
/** What a fee coupon is good for; '' for a deposit coupon. */
export type CouponProduct = 'spot' | 'futures' | '';

/** As the wire has them: not yet put to use, in use, spent, expired before it was spent. */
export const COUPON_STATUS = { received: 1, inUse: 2, used: 3, expired: 4 } as const;
export type CouponStatus = (typeof COUPON_STATUS)[keyof typeof COUPON_STATUS];

/** Why a customer has it. */
export const COUPON_ORIGINS = ['welcome', 'vip', 'gift', 'points'] as const;
export type CouponOrigin = (typeof COUPON_ORIGINS)[number];

/** What a fee coupon pays back of a fee, both in USDT: all of it, as far as its worth goes. */
export const feePaidBack = (fee: Money, left: Money): Money => roundCredit(min(fee, left));

/** What a deposit coupon adds to a deposit, in USDT: a share of its worth, no more than the coupon's own worth. */
export function depositBonus(usd: Money, coupon: { share: Money; worth: Money; minDeposit: Money }): Money {
  if (usd.lt(coupon.minDeposit)) return ZERO;
  return roundCredit(min(usd.mul(coupon.share), coupon.worth));
}
