import { defineTable } from '@sim/db/table-definition';

/** What a customer paid for the shares of one company. Amounts are decimal strings of at most 8 decimals. */
export interface StockCostRow {
  /** `userId|symbolIndex` */
  readonly id: string;
  /** Shares that were paid for and are still held. */
  readonly amount: string;
  /** What they cost together in USDT, fees in it. */
  readonly cost: string;
}

export const stockCosts = defineTable<StockCostRow>()({ name: 'stock_costs', key: 'id' });
