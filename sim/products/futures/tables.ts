import { defineTable } from '@sim/db/table-definition';
import type { Direction } from '@/domain/futures/futures';

/**
 * Status codes on the wire (contract section 1.3). Closing (2) does not occur here, because positions close at once.
 */
export const WAITING = 0;
export const OPEN = 1;
export const CLOSED = 3;
export const CANCELLED = 4;
export type FuturesStatus = typeof WAITING | typeof OPEN | typeof CLOSED | typeof CANCELLED;

export const CLOSE_REASONS = ['user', 'profit', 'loss', 'liquidation', 'batch', 'trader'] as const;
export type CloseReason = (typeof CLOSE_REASONS)[number];

/**
 * A futures order that waits, or a position. Prices are ticks of its market, amounts decimal strings of at most 8
 * decimals.
 */
export interface FuturesOrderRow {
  readonly id: number;
  readonly userId: number;
  readonly symbolIndex: number;
  readonly direction: Direction;
  readonly kind: 'market' | 'limit' | 'trigger';
  readonly status: FuturesStatus;
  /** The market's last price when the order was placed, before the spread. */
  readonly originTicks: number;
  /** Opening price; the limit or trigger price while it is pending. */
  readonly priceTicks: number;
  /** 0 until it is closed. */
  readonly closeTicks: number;
  /** Take profit and stop loss; 0 for none. */
  readonly profitTicks: number;
  readonly lossTicks: number;
  /** In lots. */
  readonly share: number;
  /** In coins: lots times the size of a lot. */
  readonly number: string;
  readonly multiple: number;
  readonly originMargin: string;
  /**
   * The margin less overnight fees; frozen in the futures account while the order is pending or open. A trigger order
   * has none until it opens.
   */
  readonly margin: string;
  readonly fee: string;
  readonly overnightPaid: string;
  /** Booked result in USDT, without the part of a loss that the insurance fund paid; '0' until it is closed. */
  readonly profit: string;
  /** 1 own, 2 copied from a trader. */
  readonly orderType: 1 | 2;
  readonly closeReason: CloseReason | '';
  /** The trader whose position this copies, and that position; 0 for none. */
  readonly followUserId: number;
  readonly followOrderId: number;
  /** The position of which this is the closed part; 0 for none. */
  readonly partOf: number;
  readonly createdMs: number;
  /** 0 while it is pending. */
  readonly openedMs: number;
  readonly updatedMs: number;
  /** 0 until it is closed or cancelled. */
  readonly endedMs: number;
}

export const leverOrders = defineTable<FuturesOrderRow>()({
  name: 'lever_orders',
  key: 'id',
  indexes: {
    user: (row) => row.userId,
    userStatus: (row) => `${row.userId}|${row.status}`,
    userSymbol: (row) => `${row.userId}|${row.symbolIndex}`,
    userSymbolStatus: (row) => `${row.userId}|${row.symbolIndex}|${row.status}`,
    open: (row) => (row.status === OPEN ? 1 : null),
    followed: (row) => row.followOrderId || null,
    /** Copies by trader, without the closed parts of copies. */
    copiesOf: (row) => (row.partOf === 0 && row.followUserId) || null,
    /** All copies in any status, also those that the customer has taken over. */
    copies: (row) => (row.followUserId === 0 ? null : `${row.userId}|${row.status}`),
  },
});

/** A close order of a position: waits for a price, then closes some of its lots. */
export interface FuturesCloseRow {
  readonly id: number;
  readonly positionId: number;
  readonly userId: number;
  /** In lots; more than the position still has means all that are left. */
  readonly share: number;
  readonly priceTicks: number;
  readonly createdMs: number;
}

export const leverCloses = defineTable<FuturesCloseRow>()({
  name: 'lever_closes',
  key: 'id',
  indexes: { position: (row) => row.positionId },
});

/**
 * Customers who were warned that liquidation is near and whose account has not recovered. The row's id is the user's.
 */
export interface MarginWarningRow {
  readonly id: number;
  readonly atMs: number;
}

export const marginWarnings = defineTable<MarginWarningRow>()({ name: 'margin_warnings', key: 'id' });
