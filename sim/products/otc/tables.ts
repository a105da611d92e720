import { defineTable } from '@sim/db/table-definition';
import { OTC_STATUS, type OtcMethod, type OtcSide, type OtcStatus } from '@/domain/otc';
import { OTC_AD_STATUS, type OtcAdStatus, type OtcPayMinutes, type OtcPriceType } from '@/domain/otc-ad';

/** An order of a customer's with somebody simulated. Amounts are decimal strings, `amount` in the fiat currency. */
export interface OtcOrderRow {
  readonly id: number;
  readonly userId: number;
  /** The other side. */
  readonly partyId: number;
  /** The customer's own advertisement it came from; 0 where they took a merchant's. */
  readonly adId: number;
  readonly side: OtcSide;
  readonly fiat: string;
  readonly price: string;
  readonly number: string;
  readonly amount: string;
  readonly method: OtcMethod;
  readonly status: OtcStatus;
  readonly createdMs: number;
  /** By when it has to be paid. */
  readonly deadlineMs: number;
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
    open: (row) => (isOpen(row) ? 1 : null),
    taken: (row) => (isOpen(row) && row.adId === 0 ? row.userId : null),
    ad: (row) => (isOpen(row) && row.adId !== 0 ? row.adId : null),
    cancelled: (row) => (row.byCustomer ? row.userId : null),
    appeal: (row) => (row.status === OTC_STATUS.appeal ? 1 : null),
  },
});

/** A customer's own advertisement. What a selling one has left (`rest`) is set aside. */
export interface OtcAdRow {
  readonly id: number;
  readonly userId: number;
  readonly side: OtcSide;
  readonly fiat: string;
  readonly priceType: OtcPriceType;
  /** A price, or percent of the index. */
  readonly priceValue: string;
  /** USDT nobody has taken yet, and USDT that were traded. */
  readonly rest: string;
  readonly traded: string;
  readonly min: string;
  readonly max: string;
  /** Joined with commas. */
  readonly methods: string;
  readonly payMinutes: OtcPayMinutes;
  readonly status: OtcAdStatus;
  /** Orders in a row that the customer left unpaid. */
  readonly lapses: number;
  /** How often somebody has looked at it: what the next one does is keyed by it. */
  readonly looks: number;
  readonly createdMs: number;
}

export const otcAds = defineTable<OtcAdRow>()({
  name: 'otc_ads',
  key: 'id',
  indexes: {
    user: (row) => row.userId,
    stands: (row) => (row.status === OTC_AD_STATUS.ended ? null : row.userId),
    online: (row) => (row.status === OTC_AD_STATUS.online ? 1 : null),
  },
});
