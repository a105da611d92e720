import { isAmount, type Money } from '../money/money';
import { isOnGrid } from '../spot/spot';
import { type Violation, violated } from '../violation';

/** Most alerts that a customer may have waiting (designed). */
export const MAX_ALERTS = 50;

export type AlertRule = 'price_invalid' | 'price_step' | 'alert_at_market' | 'too_many_alerts';

export interface AlertPriceFacts {
  readonly last: Money;
  readonly priceDecimals: number;
}

export interface AlertFacts extends AlertPriceFacts {
  /** Alerts that wait; null while unknown, and for a price that has one already, because none is added. */
  readonly waiting: number | null;
}

/**
 * The rules which the price of an alert breaks, in the order of the exchange's refusals. NaN stands for an empty field.
 */
export function alertPriceViolations(
  price: Money,
  { last, priceDecimals }: AlertPriceFacts,
): readonly Violation<Exclude<AlertRule, 'too_many_alerts'>>[] {
  const isPrice = isAmount(price);
  return violated(
    !isPrice && { code: 'price_invalid' },
    isPrice && !isOnGrid(price, priceDecimals) && { code: 'price_step', params: { decimals: priceDecimals } },
    isPrice && price.eq(last) && { code: 'alert_at_market' },
  );
}

/** The rules which another alert at a price breaks. */
export const alertViolations = (price: Money, { waiting, ...facts }: AlertFacts): readonly Violation<AlertRule>[] => [
  ...alertPriceViolations(price, facts),
  ...violated(waiting !== null && waiting >= MAX_ALERTS && { code: 'too_many_alerts', params: { max: MAX_ALERTS } }),
];

/** Distances from the market offered as shortcuts, in percent (designed). */
export const ALERT_PICKS = [-5, -2, 2, 5] as const;

/** The price at a distance from the market, rounded to its tick. */
export const priceAtDistance = (last: Money, percent: number, priceDecimals: number): Money =>
  last
    .mul(100 + percent)
    .div(100)
    .toDecimalPlaces(priceDecimals);
