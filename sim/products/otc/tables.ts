import { defineTable } from '@sim/db/table-definition';
import { OTC_STATUS, type OtcMethod, type OtcSide, type OtcStatus } from '@/domain/otc';
import { OTC_AD_STATUS, type OtcAdStatus, type OtcPayMinutes, type OtcPriceType } from '@/domain/otc-ad';

/**
 * An order of a customer's, with somebody simulated or with another customer, who took it from their advertisement.
 * Amounts are decimal strings, `amount` in the fiat currency.
 */
export interface OtcOrderRow {
  readonly id: number;
  readonly userId: number;
  /** The other side, where it is simulated; 0 where it is a customer. */
  readonly partyId: number;
  /** The customer who took the advertisement; 0 where the other side is simulated. */
  readonly takerId: number;
  /** The customer's own advertisement it came from; 0 where they took a merchant's. */
  readonly adId: number;
  /** What the customer `userId` does; a taker does the opposite. */
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
  /** The customer who took it back themselves; 0 for nobody. */
  readonly cancelledBy: number;
  /** The customer who appealed, or for whom the exchange did; 0 where a merchant did, or nobody. */
  readonly appealBy: number;
  /** Where a customer is paid who sells to another: fixed when the order is opened; '' elsewhere. */
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
    /** Open orders by who took an advertisement of somebody else. */
    taken: (row) => (isOpen(row) ? (row.adId === 0 ? row.userId : row.takerId) || null : null),
    ad: (row) => (isOpen(row) && row.adId !== 0 ? row.adId : null),
    cancelled: (row) => row.cancelledBy || null,
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
    offer: (row) => (row.status === OTC_AD_STATUS.online ? `${row.side}|${row.fiat}` : null),
  },
});

/** How a customer's orders have ended, for those who think about trading with them. */
export interface OtcRecordRow {
  readonly userId: number;
  readonly done: number;
  /** Orders in which they did not pay for what they bought. */
  readonly failed: number;
  /** How long those that are done took, in all. */
  readonly tookMs: number;
}

export const otcRecords = defineTable<OtcRecordRow>()({ name: 'otc_records', key: 'userId' });
