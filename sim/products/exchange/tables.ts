import { defineTable } from '@sim/db/table-definition';

/** One exchange of a coin for another, as it was booked. Amounts and prices are exact decimal strings. */
export interface SwapRow {
  readonly id: number;
  readonly userId: number;
  readonly fromCurrencyId: number;
  readonly toCurrencyId: number;
  readonly number: string;
  readonly received: string;
  /** In the coin that was given, on top of `number`. */
  readonly fee: string;
  /** USD for one unit of each. */
  readonly fromPrice: string;
  readonly toPrice: string;
  readonly createdMs: number;
}

export const swaps = defineTable<SwapRow>()({
  name: 'swaps',
  key: 'id',
  indexes: { user: (row) => row.userId },
});
