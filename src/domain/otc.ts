import { Decimal, type Money } from './money';

/**
 * OTC trading of USDT against money of a country (designed; the specification names it and nothing of it). The customer
 * takes a merchant's advertisement; the USDT are set aside; one side pays outside of the exchange, the other releases.
 */
export const OTC_BUY = 1;
export const OTC_SELL = 2;
export const OTC_SIDES = [OTC_BUY, OTC_SELL] as const;
/** As the customer sees it: who buys pays, who sells releases. */
export type OtcSide = (typeof OTC_SIDES)[number];

/** As the wire has them. */
export const OTC_STATUS = { waiting: 1, paid: 2, done: 3, cancelled: 4, appeal: 5 } as const;
export type OtcStatus = (typeof OTC_STATUS)[keyof typeof OTC_STATUS];
export const OTC_STATUSES = Object.values(OTC_STATUS);

/** How long somebody has to pay, and after how long of waiting they may appeal. */
export const OTC_PAY_MS = 15 * 60_000;
export const OTC_APPEAL_MS = 10 * 60_000;
/** A customer who does not release within this time is appealed against by the merchant. */
export const OTC_RELEASE_MS = 30 * 60_000;
/** Orders that may be open at a time, and orders that may be cancelled in a day before no more can be placed. */
export const OTC_MOST_OPEN = 3;
export const OTC_MOST_CANCELS = 3;

export const OTC_METHODS = ['bank', 'wallet'] as const;
export type OtcMethod = (typeof OTC_METHODS)[number];

/** Decimals of a price and of an amount in a currency that costs so many units a dollar. */
export const otcPriceDecimals = (rate: string): number => (new Decimal(rate).gte(1000) ? 0 : 3);
export const otcFiatDecimals = (rate: string): number => (new Decimal(rate).gte(100) ? 0 : 2);

/** What is paid for an amount: raised for who buys, cut for who sells, so that nobody trades below the price. */
export function otcFiat(number: Money, price: Money, side: OtcSide, decimals: number): Money {
  return number.times(price).toDecimalPlaces(decimals, side === OTC_BUY ? Decimal.ROUND_UP : Decimal.ROUND_DOWN);
}
