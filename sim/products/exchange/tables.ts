import { defineTable } from '@sim/db/table-definition';

/** A booked conversion of one coin into another. Amounts and prices are exact decimal strings. */
export interface SwapRow {
  readonly id: number;
  readonly userId: number;
  readonly fromCurrencyId: number;
  readonly toCurrencyId: number;
  readonly number: string;
  readonly received: string;
  /** In the coin that the customer gave, on top of `number`. */
  readonly fee: string;
  /** Price in USD of one unit of each coin. */
  readonly fromPrice: string;
  readonly toPrice: string;
  readonly createdMs: number;
}

export const swaps = defineTable<SwapRow>()({
  name: 'swaps',
  key: 'id',
  indexes: { user: (row) => row.userId },
});
