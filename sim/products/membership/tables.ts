import { defineTable } from '@sim/db/table-definition';
import type { CouponKind, CouponOrigin, CouponProduct } from '@/domain/coupons';
import type { CreditRule } from '@/domain/credit';

/** One change of a credit score. `slot` is what makes it unique: user, rule, and what it was about. */
export interface CreditEntryRow {
  readonly id: number;
  readonly userId: number;
  readonly slot: string;
  readonly rule: CreditRule;
  readonly points: number;
  readonly scoreAfter: number;
  /** What it was about: the tier, the loan's number; '' where the rule says it all. */
  readonly ref: string;
  readonly atMs: number;
}

export const creditEntries = defineTable<CreditEntryRow>()({
  name: 'credit_entries',
  key: 'id',
  indexes: { user: (row) => row.userId, slot: (row) => row.slot },
});

/** A coupon. Amounts are USDT as decimal strings; that it has expired follows from the time. */
export interface CouponRow {
  readonly id: number;
  readonly userId: number;
  readonly kind: CouponKind;
  readonly product: CouponProduct;
  /** What a fee coupon pays back, the most a deposit coupon adds. */
  readonly worth: string;
  readonly left: string;
  /** Of a deposit; '0' for a fee coupon, like the smallest deposit. */
  readonly share: string;
  readonly minDeposit: string;
  readonly origin: CouponOrigin;
  readonly givenMs: number;
  readonly expiresMs: number;
  /** 0 until it is put to use, and until it is spent. */
  readonly startedMs: number;
  readonly endedMs: number;
}

/** What a coupon in use is found by: whose it is and what it is good for. */
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
  /** The inviter, who was paid. */
  readonly userId: number;
  readonly inviteeId: number;
  /** Start of the exchange's day the fees were of. */
  readonly dayMs: number;
  readonly asset: string;
  /** Decimal strings in the asset, and the rebate's worth in USDT when it was booked. */
  readonly fees: string;
  readonly amount: string;
  readonly usdt: string;
}

export const rebates = defineTable<RebateRow>()({
  name: 'rebates',
  key: 'id',
  indexes: { user: (row) => row.userId, invitee: (row) => row.inviteeId },
});

/** What a customer's tier has saved in fees so far, in USDT at the prices of the time. The row's id is the user's. */
export interface SavingRow {
  readonly id: number;
  readonly spot: string;
  readonly futures: string;
  readonly options: string;
}

export const savings = defineTable<SavingRow>()({ name: 'savings', key: 'id' });
