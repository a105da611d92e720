import { defineTable } from '@sim/db/table-definition';
import type { OptionResult, OptionSide } from '@/domain/options/options';

/** Status codes on the wire. Closing (2) does not occur here, because an option settles at its expiry. */
export const RUNNING = 1;
export const SETTLED = 3;

/** An option order. Amounts are decimal strings of at most 8 decimals, prices ticks of its market. */
export interface OptionOrderRow {
  readonly id: number;
  readonly userId: number;
  readonly symbolIndex: number;
  readonly side: OptionSide;
  readonly status: typeof RUNNING | typeof SETTLED;
  readonly seconds: number;
  /** Frozen in the options account while it runs. */
  readonly stake: string;
  readonly fee: string;
  readonly profitRatio: string;
  readonly lossRatio: string;
  readonly openTicks: number;
  /** 0 until it is settled. */
  readonly endTicks: number;
  readonly result: OptionResult;
  readonly profit: string;
  readonly createdMs: number;
  readonly expiresMs: number;
  /** 0 until it is settled. */
  readonly settledMs: number;
}

export const optionOrders = defineTable<OptionOrderRow>()({
  name: 'option_orders',
  key: 'id',
  indexes: {
    user: (row) => row.userId,
    userStatus: (row) => `${row.userId}|${row.status}`,
    userSymbol: (row) => `${row.userId}|${row.symbolIndex}`,
    userSymbolStatus: (row) => `${row.userId}|${row.symbolIndex}|${row.status}`,
  },
});
