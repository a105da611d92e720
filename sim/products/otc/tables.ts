import { defineTable } from '@sim/db/table-definition';
import { OTC_STATUS, type OtcMethod, type OtcSide, type OtcStatus } from '@/domain/otc';

/** An order against a merchant's advertisement. Amounts are decimal strings, `amount` in the fiat currency. */
export interface OtcOrderRow {
  readonly id: number;
  readonly userId: number;
  readonly merchantId: number;
  readonly side: OtcSide;
  readonly fiat: string;
  readonly price: string;
  readonly number: string;
  readonly amount: string;
  readonly method: OtcMethod;
  readonly status: OtcStatus;
  readonly createdMs: number;
  /** 0 until it is paid, and until it has ended. */
  readonly paidMs: number;
  readonly endedMs: number;
  /** When something happens by itself; 0 for nothing. */
  readonly stepMs: number;
  /** Whether the customer took it back themselves. */
  readonly byCustomer: boolean;
  readonly notes: string;
}

const isOpen = ({ status }: OtcOrderRow) => status !== OTC_STATUS.done && status !== OTC_STATUS.cancelled;

export const otcOrders = defineTable<OtcOrderRow>()({
  name: 'otc_orders',
  key: 'id',
  indexes: {
    user: (row) => row.userId,
    open: (row) => (isOpen(row) ? row.userId : null),
    cancelled: (row) => (row.byCustomer ? row.userId : null),
    appeal: (row) => (row.status === OTC_STATUS.appeal ? 1 : null),
  },
});
