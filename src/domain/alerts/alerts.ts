import { isAmount, type Money } from '../money/money';
import { isOnGrid } from '../spot/spot';
import { type Violation, violated } from '../violation';

/** Most alerts that a customer may have waiting (designed). */
export const MAX_ALERTS = 50;

export type AlertRule = 'price_invalid' | 'price_step' | 'alert_at_market' | 'too_many_alerts';

export interface AlertFacts {
  readonly last: Money;
  readonly priceDecimals: number;
  /** Alerts that wait; null while unknown. */
  readonly waiting: number | null;
}

/** The rules which an alert at a price breaks, in the order of the exchange's refusals. NaN stands for an empty field. */
export function alertViolations(
  price: Money,
  { last, priceDecimals, waiting }: AlertFacts,
): readonly Violation<AlertRule>[] {
  const isPrice = isAmount(price);
  return violated(
    !isPrice && { code: 'price_invalid' },
    isPrice && !isOnGrid(price, priceDecimals) && { code: 'price_step', params: { decimals: priceDecimals } },
    isPrice && price.eq(last) && { code: 'alert_at_market' },
    waiting !== null && waiting >= MAX_ALERTS && { code: 'too_many_alerts', params: { max: MAX_ALERTS } },
  );
}

/** Distances from the market offered as shortcuts, in percent (designed). */
export const ALERT_PICKS = [-5, -2, 2, 5] as const;

/** The price at a distance from the market, rounded to its tick. */
export const priceAtDistance = (last: Money, percent: number, priceDecimals: number): Money =>
  last
    .mul(100 + percent)
    .div(100)
    .toDecimalPlaces(priceDecimals);
