import { Decimal, isAmount, type Money } from '../money/money';
import { type Violation, violated } from '../violation';
import { OTC_METHODS, type OtcMethod, type OtcSide } from './otc';
import { customerViolations, type OtcCustomerFacts } from './take';

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
export const OTC_AD_MAX = '100000';
/**
 * Largest number of advertisements at a time, of open orders per advertisement, and of unpaid orders before it is
 * paused.
 */
export const OTC_MAX_ADS = 5;
export const OTC_AD_MAX_OPEN = 3;
export const OTC_AD_MAX_LAPSES = 3;

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

/** What an advertisement depends on. */
export interface OtcAdFacts extends OtcCustomerFacts {
  /** Units of the currency for one USDT without anybody's margin, the decimals of a price, and units for one dollar. */
  readonly index: Money;
  readonly decimals: number;
  readonly rate: string;
  /** Advertisements of the customer that have not ended, where a new one is published; null where one is edited. */
  readonly openAds: number | null;
  /**
   * Largest order of the advertisement that is edited; null for a new one. It may stay above what is left, so that
   * another price can be set after a part was taken.
   */
  readonly maxBefore: Money | null;
}

type OtcAdRefusal =
  | 'otc_ad_price'
  | 'otc_ad_number'
  | 'otc_ad_min'
  | 'otc_ad_max'
  | 'otc_ad_methods'
  | 'fiat_order_limit'
  | 'otc_too_many_ads'
  | 'otc_too_many_cancels'
  | 'payout_details_missing'
  | 'insufficient_balance';

/** The rules which an advertisement breaks, in the order of the exchange's refusals: missing fields come first. */
export function otcAdViolations(
  ad: OtcAdTerms & { readonly side: OtcSide },
  facts: OtcAdFacts,
): readonly Violation<OtcAdRefusal>[] {
  const { type, value, number, min, max, methods } = ad;
  const { index, decimals, rate, fiatUsdPerOrder: most } = facts;
  const places = type === OTC_PRICE.fixed ? decimals : OTC_PERCENT_DECIMALS;
  const percent = type === OTC_PRICE.fixed ? value.times(100).div(index) : value;
  const [low, high] = OTC_PRICE_RANGE[type];
  const edge = (share: string) =>
    type === OTC_PRICE.floating
      ? `${share}%`
      : otcAdPrice({ type: OTC_PRICE.floating, value: new Decimal(share) }, index, decimals).toFixed();
  const offered = isAmount(number) ? number.toFixed() : OTC_AD_MAX;
  const wrongPrice = { code: 'otc_ad_price', params: { low: edge(low), high: edge(high) } } as const;
  const wrongNumber = { code: 'otc_ad_number', params: { min: OTC_AD_MIN, max: OTC_AD_MAX } } as const;
  const wrongMin = { code: 'otc_ad_min', params: { min: OTC_AD_MIN, max: offered } } as const;
  const least = isAmount(min) ? min.toFixed() : OTC_AD_MIN;
  const wrongMax = { code: 'otc_ad_max', params: { min: least, max: offered } } as const;
  const usd = max.times(otcAdPrice(ad, index, decimals)).div(rate);
  return violated<OtcAdRefusal>(
    !isAmount(value) && wrongPrice,
    !isAmount(number) && wrongNumber,
    !isAmount(min) && wrongMin,
    !isAmount(max) && wrongMax,
    !(methods.length > 0 && methods.every((one) => OTC_METHODS.includes(one))) && { code: 'otc_ad_methods' },
    (value.decimalPlaces() > places || percent.lt(low) || percent.gt(high)) && wrongPrice,
    (number.lt(OTC_AD_MIN) || number.gt(OTC_AD_MAX)) && wrongNumber,
    (min.lt(OTC_AD_MIN) || min.gt(number)) && wrongMin,
    (max.lt(min) || (max.gt(number) && !facts.maxBefore?.eq(max))) && wrongMax,
    most && usd.gt(most) && { code: 'fiat_order_limit', params: { limit: most.toFixed() } },
    facts.openAds !== null &&
      facts.openAds >= OTC_MAX_ADS && { code: 'otc_too_many_ads', params: { most: OTC_MAX_ADS } },
    ...customerViolations(number, ad.side, facts),
  );
}
