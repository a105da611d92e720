import { defineTable } from '@sim/db/table-definition';

/** Products whose earnings are recorded. */
export type EarningProduct = 'lockup' | 'dual';

/** A customer's earnings in one coin, from one product, on one exchange day. */
export interface EarningRow {
  /** `userId|epochDay|product|asset` */
  readonly key: string;
  readonly userId: number;
  /** Days since 1970-01-01 in the exchange's zone. */
  readonly epochDay: number;
  readonly product: EarningProduct;
  readonly asset: string;
  /** Decimal string. */
  readonly amount: string;
}

export const earnings = defineTable<EarningRow>()({
  name: 'earnings',
  key: 'key',
  indexes: { user: (row) => row.userId },
});
