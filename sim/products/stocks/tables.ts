import { defineTable } from '@sim/db/table-definition';

/** A customer's cost of the shares of one company. Amounts are decimal strings of at most 8 decimals. */
export interface StockCostRow {
  /** `userId|symbolIndex` */
  readonly id: string;
  /** Shares that were paid for and are still held. */
  readonly amount: string;
  /** Their total cost in USDT, with fees. */
  readonly cost: string;
}

export const stockCosts = defineTable<StockCostRow>()({ name: 'stock_costs', key: 'id' });
