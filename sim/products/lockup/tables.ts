import { defineTable } from '@sim/db/table-definition';

/** As the wire has them. */
export const IN_PROGRESS = 1;
export const ENDED = 2;

/** A lock deposit. Amounts are decimal strings of at most 8 decimals; its terms are those of the day it was made. */
export interface LockOrderRow {
  readonly id: number;
  readonly userId: number;
  readonly configId: number;
  readonly asset: string;
  /** Frozen in the mining account while in progress. */
  readonly amount: string;
  /** Percent per day. */
  readonly dayPercent: string;
  /** Percent of the amount for each day that is left. */
  readonly penaltyPercent: string;
  readonly days: number;
  readonly paidDays: number;
  /** Dividends paid so far. */
  readonly interest: string;
  readonly status: typeof IN_PROGRESS | typeof ENDED;
  /** 1 when it was left early. */
  readonly isCancel: 0 | 1;
  readonly penalty: string;
  readonly createdMs: number;
  /** Start of the first exchange day that earns. */
  readonly startMs: number;
  /** The next dividend; 0 when it has ended. */
  readonly nextMs: number;
  /** The last dividend, with which the amount comes back. */
  readonly maturesMs: number;
  /** 0 while in progress. */
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
