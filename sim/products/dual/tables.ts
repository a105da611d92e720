import { defineTable } from '@sim/db/table-definition';
import type { DualType } from '@/domain/dual/dual';

/** Status codes on the wire (contract section 15). */
export const FAILED = 0;
export const PURCHASED = 1;
export const SETTLING = 2;
export const SUCCESS = 3;

/** Shares that customers have bought of a product. A product without purchases has no row. */
export interface DualProductRow {
  readonly id: number;
  readonly sold: number;
}

/** A purchase with the terms at its time. Amounts are decimal strings of at most 8 decimals. */
export interface DualOrderRow {
  readonly id: number;
  readonly userId: number;
  readonly productId: number;
  readonly symbolIndex: number;
  readonly type: DualType;
  readonly status: typeof FAILED | typeof PURCHASED | typeof SETTLING | typeof SUCCESS;
  readonly shares: number;
  /** Price of one share, in the coin for a call and in USDT for a put. */
  readonly price: string;
  /** Amount paid in; frozen in the financial account until settlement. */
  readonly total: string;
  readonly exercise: string;
  readonly annualPercent: string;
  readonly days: number;
  readonly createdMs: number;
  readonly maturesMs: number;
  /** 0 until it is settled or refunded. */
  readonly settledMs: number;
  /** '' until it is settled. */
  readonly settlePrice: string;
  readonly payout: string;
  /** The asset paid out. */
  readonly paidIn: string;
}

export const dualProducts = defineTable<DualProductRow>()({ name: 'dual_products', key: 'id' });

export const dualOrders = defineTable<DualOrderRow>()({
  name: 'dual_orders',
  key: 'id',
  indexes: {
    user: (row) => row.userId,
    userStatus: (row) => `${row.userId}|${row.status}`,
    userProduct: (row) => `${row.userId}|${row.productId}`,
    /** Purchases that are not settled yet. */
    openOfProduct: (row) => (row.status === PURCHASED || row.status === SETTLING ? row.productId : null),
  },
});
