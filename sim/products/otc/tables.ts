import { defineTable } from '@sim/db/table-definition';
import { OTC_AD_STATUS, type OtcAdStatus, type OtcPayMinutes, type OtcPriceType } from '@/domain/otc/ad';
import { OTC_STATUS, type OtcMethod, type OtcSide, type OtcStatus } from '@/domain/otc/otc';

/**
 * A customer's order with a simulated party, or with another customer who took it from the customer's advertisement.
 * Amounts are decimal strings; `amount` is in the fiat currency.
 */
export interface OtcOrderRow {
  readonly id: number;
  readonly userId: number;
  /** The simulated other side; 0 for a customer. */
  readonly partyId: number;
  /** The customer who took the advertisement; 0 for a simulated other side. */
  readonly takerId: number;
  /** The advertisement of `userId` it came from; 0 for a merchant's. */
  readonly adId: number;
  /** The side of `userId`. The taker has the opposite one. */
  readonly side: OtcSide;
  readonly fiat: string;
  readonly price: string;
  readonly number: string;
  readonly amount: string;
  readonly method: OtcMethod;
  readonly status: OtcStatus;
  readonly createdMs: number;
  /** Payment deadline, epoch ms. */
  readonly deadlineMs: number;
  /** 0 until it is paid, and 0 until it has ended. */
  readonly paidMs: number;
  readonly endedMs: number;
  /** Instant of the next automatic step; 0 for none. */
  readonly stepMs: number;
  /** The customer who cancelled it; 0 for none. */
  readonly cancelledBy: number;
  /** The customer who appealed, or in whose name the exchange did; 0 when a merchant did, or without an appeal. */
  readonly appealBy: number;
  /** Payment details of a selling customer, fixed when the order is opened; '' for a simulated seller. */
  readonly payTo: string;
  readonly payBank: string;
  readonly payName: string;
  readonly notes: string;
}

const isOpen = ({ status }: OtcOrderRow) => status !== OTC_STATUS.done && status !== OTC_STATUS.cancelled;

export const otcOrders = defineTable<OtcOrderRow>()({
  name: 'otc_orders',
  key: 'id',
  indexes: {
    user: (row) => row.userId,
    open: (row) => (isOpen(row) ? 1 : null),
    taker: (row) => row.takerId || null,
    /** Open orders by the customer who took an advertisement. */
    taken: (row) => (isOpen(row) ? (row.adId === 0 ? row.userId : row.takerId) || null : null),
    ad: (row) => (isOpen(row) && row.adId !== 0 ? row.adId : null),
    cancelled: (row) => row.cancelledBy || null,
    appeal: (row) => (row.status === OTC_STATUS.appeal ? 1 : null),
  },
});

/** A customer's own advertisement. A selling one keeps what is left (`rest`) frozen. */
export interface OtcAdRow {
  readonly id: number;
  readonly userId: number;
  readonly side: OtcSide;
  readonly fiat: string;
  readonly priceType: OtcPriceType;
  /** A price, or a percentage of the index, by `priceType`. */
  readonly priceValue: string;
  /** USDT still on offer, and USDT traded. */
  readonly rest: string;
  readonly traded: string;
  readonly min: string;
  readonly max: string;
  /** Separated by commas. */
  readonly methods: string;
  readonly payMinutes: OtcPayMinutes;
  readonly status: OtcAdStatus;
  /** Orders in a row that the customer left unpaid. */
  readonly lapses: number;
  /** Number of checks by simulated takers. The random draws of the next check are keyed by it. */
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
    offer: (row) => (row.status === OTC_AD_STATUS.online ? `${row.side}|${row.fiat}` : null),
  },
});

/** How a customer's orders have ended, shown to others who may trade with the customer. */
export interface OtcRecordRow {
  readonly userId: number;
  readonly done: number;
  /** Orders that the customer did not pay. */
  readonly failed: number;
  /** Total time of the completed orders, in milliseconds. */
  readonly tookMs: number;
}

export const otcRecords = defineTable<OtcRecordRow>()({ name: 'otc_records', key: 'userId' });
