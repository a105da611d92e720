import { defineTable } from '@sim/db/table-definition';
import type { OrderType, TimeInForce } from '@/domain/spot/order-kinds';
import type { Side } from '@/domain/spot/spot';

/** 1 open, 2 done, 3 cancelled (contract section 1.3). */
export const OPEN = 1;
export const DONE = 2;
export const CANCELLED = 3;
export type OrderStatus = typeof OPEN | typeof DONE | typeof CANCELLED;

/** See `end_reason` in the contract. */
export type EndReason = 'user' | 'ioc' | 'fok' | 'oco' | 'book' | 'limits';

/** A spot order. Amounts are decimal strings of at most 8 decimals. */
export interface CoinOrderRow {
  readonly id: number;
  readonly userId: number;
  readonly symbolIndex: number;
  readonly side: Side;
  readonly kind: OrderType;
  readonly timeInForce: TimeInForce;
  readonly status: OrderStatus;
  /** Limit price in ticks of the market. */
  readonly priceTicks: number;
  /** Trigger price in ticks; 0 for an order without one. */
  readonly stopTicks: number;
  /** When the market reached the trigger price; 0 while it did not. */
  readonly triggeredMs: number;
  /** The other order of a pair, of which one cancels the other; 0 without one. It stays when the pair has ended. */
  readonly partnerId: number;
  /** Why the order was cancelled. */
  readonly endReason: EndReason | '';
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
  /**
   * Frozen for the open part: quote currency for a buy, coin for a sell. A pair freezes once, with its limit order.
   */
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

/** What an order took from the book of one instant. */
export interface CoinTakeRow {
  readonly id: number;
  readonly orderId: number;
  readonly atMs: number;
  readonly lots: number;
}

export const coinTakes = defineTable<CoinTakeRow>()({
  name: 'coin_takes',
  key: 'id',
  indexes: { order: (row) => row.orderId },
});
