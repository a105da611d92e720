import { defineTable } from '@sim/db/table-definition';
import type { CouponKind, CouponOrigin, CouponProduct } from '@/domain/membership/coupons';
import type { CreditRule } from '@/domain/membership/credit';

/** One change of a credit score. `slot` is unique: user, rule, and the subject. */
export interface CreditEntryRow {
  readonly id: number;
  readonly userId: number;
  readonly slot: string;
  readonly rule: CreditRule;
  readonly points: number;
  readonly scoreAfter: number;
  /** The subject, such as the tier or the loan's number; '' where the rule is enough. */
  readonly ref: string;
  readonly atMs: number;
}

export const creditEntries = defineTable<CreditEntryRow>()({
  name: 'credit_entries',
  key: 'id',
  indexes: { user: (row) => row.userId, slot: (row) => row.slot },
});

/** A coupon. Amounts are USDT as decimal strings. Whether it has expired follows from the time. */
export interface CouponRow {
  readonly id: number;
  readonly userId: number;
  readonly kind: CouponKind;
  readonly product: CouponProduct;
  /** The most a fee coupon pays back, or the most a deposit coupon adds. */
  readonly worth: string;
  readonly left: string;
  /** Bonus as a share of the deposit, and the smallest deposit; both '0' for a fee coupon. */
  readonly share: string;
  readonly minDeposit: string;
  readonly origin: CouponOrigin;
  readonly givenMs: number;
  readonly expiresMs: number;
  /** When it was activated and when it was used up; 0 until then. */
  readonly startedMs: number;
  readonly endedMs: number;
}

/** Index key of an active coupon: user, kind and product. */
export const couponSlot = (userId: number, kind: CouponKind, product: CouponProduct): string =>
  `${userId}|${kind}|${product}`;

export const coupons = defineTable<CouponRow>()({
  name: 'coupons',
  key: 'id',
  indexes: {
    user: (row) => row.userId,
    inUse: ({ userId, kind, product, startedMs, endedMs }) =>
      startedMs > 0 && endedMs === 0 ? couponSlot(userId, kind, product) : null,
  },
});

/** The rebate for one invited customer's fees of one day in one asset. */
export interface RebateRow {
  readonly id: number;
  /** The inviter, who got the rebate. */
  readonly userId: number;
  readonly inviteeId: number;
  /** Start of the exchange's day of the fees. */
  readonly dayMs: number;
  readonly asset: string;
  /** Decimal strings: fees and rebate in the asset, and the rebate's value in USDT when it was booked. */
  readonly fees: string;
  readonly amount: string;
  readonly usdt: string;
}

export const rebates = defineTable<RebateRow>()({
  name: 'rebates',
  key: 'id',
  indexes: { user: (row) => row.userId, invitee: (row) => row.inviteeId },
});

/** Fees that a customer's tier has saved so far, in USDT at the prices of the time. The row's id is the user's. */
export interface SavingRow {
  readonly id: number;
  readonly spot: string;
  readonly futures: string;
  readonly options: string;
}

export const savings = defineTable<SavingRow>()({ name: 'savings', key: 'id' });
