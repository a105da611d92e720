import { defineTable } from '@sim/db/table-definition';
import type { Side } from '@/domain/spot/spot';

/** 1 open, 2 done, 3 cancelled (contract section 1.3). */
export const OPEN = 1;
export const DONE = 2;
export const CANCELLED = 3;
export type OrderStatus = typeof OPEN | typeof DONE | typeof CANCELLED;

/** A spot order. Amounts are decimal strings of at most 8 decimals. */
export interface CoinOrderRow {
  readonly id: number;
  readonly userId: number;
  readonly symbolIndex: number;
  readonly side: Side;
  readonly kind: 'limit' | 'market';
  readonly status: OrderStatus;
  /** Limit price in ticks of the market. */
  readonly priceTicks: number;
  /** In the coin. */
  readonly amount: string;
  /** Filled part of `amount`. */
  readonly dealAmount: string;
  /** Value of the filled part in the quote currency, before the fee. */
  readonly dealValue: string;
  /** Fee fraction of the received side, fixed when the order was placed. */
  readonly feeRate: string;
  /** Fee taken so far, in the asset that the side receives. */
  readonly feeAmount: string;
  /** Frozen for the open part: quote currency for a buy, coin for a sell. */
  readonly frozen: string;
  readonly createdMs: number;
  readonly updatedMs: number;
}

export const coinOrders = defineTable<CoinOrderRow>()({
  name: 'coin_orders',
  key: 'id',
  indexes: {
    user: (row) => row.userId,
    userStatus: (row) => `${row.userId}|${row.status}`,
    userSymbol: (row) => `${row.userId}|${row.symbolIndex}`,
    userSymbolStatus: (row) => `${row.userId}|${row.symbolIndex}|${row.status}`,
  },
});
