import { defineTable } from '@sim/db/table-definition';

/** Status codes on the wire. */
export const IN_PROGRESS = 1;
export const ENDED = 2;

/** A lock-up with the terms at its time. Amounts are decimal strings of at most 8 decimals. */
export interface LockOrderRow {
  readonly id: number;
  readonly userId: number;
  readonly configId: number;
  readonly asset: string;
  /** Frozen in the mining account while it is in progress. */
  readonly amount: string;
  /** Percent per day. */
  readonly dayPercent: string;
  /** Penalty for leaving early, in percent of the amount for each remaining day. */
  readonly penaltyPercent: string;
  readonly days: number;
  readonly paidDays: number;
  /** Dividends paid so far. */
  readonly interest: string;
  readonly status: typeof IN_PROGRESS | typeof ENDED;
  /** 1 when it was ended early. */
  readonly isCancel: 0 | 1;
  readonly penalty: string;
  readonly createdMs: number;
  /** Start of the first exchange day that earns. */
  readonly startMs: number;
  /** Instant of the next dividend; 0 after the end. */
  readonly nextMs: number;
  /** Instant of the last dividend, which also returns the amount. */
  readonly maturesMs: number;
  /** 0 while it is in progress. */
  readonly endedMs: number;
}

export const lockOrders = defineTable<LockOrderRow>()({
  name: 'lock_orders',
  key: 'id',
  indexes: {
    user: (row) => row.userId,
    userStatus: (row) => `${row.userId}|${row.status}`,
    userStatusCancel: (row) => `${row.userId}|${row.status}|${row.isCancel}`,
  },
});
