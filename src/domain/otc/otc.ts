import { Decimal, type Money } from '../money/money';

/**
 * OTC trading of USDT against fiat (designed; the specification only mentions it). The customer accepts a merchant's
 * advertisement. The USDT are held in escrow. One side pays outside of the exchange, the other releases the USDT.
 */
export const OTC_BUY = 1;
export const OTC_SELL = 2;
export const OTC_SIDES = [OTC_BUY, OTC_SELL] as const;
/** Side of the customer: the buyer pays, the seller releases. */
export type OtcSide = (typeof OTC_SIDES)[number];

/** Wire values. */
export const OTC_STATUS = { waiting: 1, paid: 2, done: 3, cancelled: 4, appeal: 5 } as const;
export type OtcStatus = (typeof OTC_STATUS)[keyof typeof OTC_STATUS];
export const OTC_STATUSES = Object.values(OTC_STATUS);

/** Time allowed for the payment, and waiting time before an appeal is possible. */
export const OTC_PAY_MS = 15 * 60_000;
export const OTC_APPEAL_MS = 10 * 60_000;
/** If the customer does not release within this time, the merchant appeals. */
export const OTC_RELEASE_MS = 30 * 60_000;
/** Largest number of open orders, and of cancelled orders in a day; beyond it no more orders can be placed. */
export const OTC_MAX_OPEN = 3;
export const OTC_MAX_CANCELS = 3;

export const OTC_METHODS = ['bank', 'wallet'] as const;
export type OtcMethod = (typeof OTC_METHODS)[number];

/** Decimals of a price and of an amount in a currency, by its units per dollar. */
export const otcPriceDecimals = (rate: string): number => (new Decimal(rate).gte(1000) ? 0 : 3);
export const otcFiatDecimals = (rate: string): number => (new Decimal(rate).gte(100) ? 0 : 2);

/**
 * The fiat amount of an order: rounded up for a buyer, down for a seller, so that nobody gets a better price than
 * advertised.
 */
export function otcFiat(number: Money, price: Money, side: OtcSide, decimals: number): Money {
  return number.times(price).toDecimalPlaces(decimals, side === OTC_BUY ? Decimal.ROUND_UP : Decimal.ROUND_DOWN);
}
