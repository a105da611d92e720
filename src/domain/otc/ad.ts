import { Decimal, type Money } from '../money/money';
import { OTC_METHODS, type OtcMethod } from './otc';

/** Rules of a customer's own OTC advertisement (designed). The form shows them, the exchange enforces them. */
export const OTC_PRICE = { fixed: 1, floating: 2 } as const;
export const OTC_PRICE_TYPES = Object.values(OTC_PRICE);
export type OtcPriceType = (typeof OTC_PRICE_TYPES)[number];

export const OTC_AD_STATUS = { online: 1, paused: 2, ended: 3 } as const;
export type OtcAdStatus = (typeof OTC_AD_STATUS)[keyof typeof OTC_AD_STATUS];
export const OTC_AD_STATUSES = Object.values(OTC_AD_STATUS);

/** Minutes allowed for the payment. */
export const OTC_PAY_MINUTES = [15, 30, 45, 60] as const;
export type OtcPayMinutes = (typeof OTC_PAY_MINUTES)[number];

/** USDT: the smallest order, and the largest total of an advertisement. */
export const OTC_AD_MIN = '10';
export const OTC_AD_MOST = '100000';
/**
 * Largest number of advertisements at a time, of open orders per advertisement, and of unpaid orders before it is
 * paused.
 */
export const OTC_MOST_ADS = 5;
export const OTC_AD_MOST_OPEN = 3;
export const OTC_AD_MOST_LAPSES = 3;

/** Allowed range of the price in percent of the index. */
export const OTC_PRICE_RANGE = {
  [OTC_PRICE.fixed]: ['80', '120'],
  [OTC_PRICE.floating]: ['90', '110'],
} as const satisfies Record<OtcPriceType, readonly [string, string]>;
/** Decimals of a floating price, a percentage of the index. */
export const OTC_PERCENT_DECIMALS = 2;

export interface OtcAdPrice {
  readonly type: OtcPriceType;
  /** Units of the currency for one USDT, or percent of the index. */
  readonly value: Money;
}

/** The price of one USDT: the fixed one, or the percentage of the index rounded to `decimals` of the currency. */
export function otcAdPrice({ type, value }: OtcAdPrice, index: Money, decimals: number): Money {
  if (type === OTC_PRICE.fixed) return value;
  return index.times(value).div(100).toDecimalPlaces(decimals, Decimal.ROUND_HALF_UP);
}

export interface OtcAdTerms extends OtcAdPrice {
  /** USDT offered, and the smallest and largest order. */
  readonly number: Money;
  readonly min: Money;
  readonly max: Money;
  readonly methods: readonly OtcMethod[];
}

/** The field of the form that is wrong. */
export type OtcAdProblem = 'price' | 'number' | 'min' | 'max' | 'methods';

/** The first problem of an advertisement in the order of the exchange's refusals; null if there is none. */
export function otcAdProblem(ad: OtcAdTerms, index: Money, decimals: number): OtcAdProblem | null {
  const [least, most] = OTC_PRICE_RANGE[ad.type];
  const places = ad.type === OTC_PRICE.fixed ? decimals : OTC_PERCENT_DECIMALS;
  const percent = ad.type === OTC_PRICE.fixed ? ad.value.times(100).div(index) : ad.value;
  if (ad.value.decimalPlaces() > places || percent.lt(least) || percent.gt(most)) return 'price';
  if (ad.number.lt(OTC_AD_MIN) || ad.number.gt(OTC_AD_MOST)) return 'number';
  if (ad.min.lt(OTC_AD_MIN) || ad.min.gt(ad.number)) return 'min';
  if (ad.max.lt(ad.min) || ad.max.gt(ad.number)) return 'max';
  return ad.methods.length > 0 && ad.methods.every((one) => OTC_METHODS.includes(one)) ? null : 'methods';
}
