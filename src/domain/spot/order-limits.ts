import { Decimal, type Money } from '../money/money';
import { type Violation, violated } from '../violation';
import { BUY, type Side } from './spot';

/** Most open orders of a customer. Designed: more than a customer needs, and a bound on memory. */
export const MAX_OPEN_ORDERS = 200;

/**
 * How far a limit price may be from the last price, as multiples of it, and for an order with a trigger as multiples
 * of its trigger price.
 */
export interface PriceBand {
  readonly buyLow: string;
  readonly buyHigh: string;
  readonly sellLow: string;
  readonly sellHigh: string;
}

/** Limits of orders that name their `order_type`; null where an exchange has none. */
export interface OrderLimits {
  /** Smallest value of an order, in the quote coin. */
  readonly minNotional: Money | null;
  readonly band: PriceBand | null;
  /** The quote coin. */
  readonly quote: string;
}

export const NO_LIMITS: OrderLimits = { minNotional: null, band: null, quote: '' };

const multiplesOf = (band: PriceBand, side: Side) =>
  side === BUY ? ([band.buyLow, band.buyHigh] as const) : ([band.sellLow, band.sellHigh] as const);

/** Lowest and highest price that the band allows, on the price grid. */
export function allowedPrices(band: PriceBand, side: Side, reference: Money, priceDecimals: number) {
  const [low, high] = multiplesOf(band, side);
  return {
    min: reference.mul(low).toDecimalPlaces(priceDecimals, Decimal.ROUND_UP),
    max: reference.mul(high).toDecimalPlaces(priceDecimals, Decimal.ROUND_DOWN),
  };
}

/**
 * The violation of a limit price outside the band around the reference; none if band or reference is unknown. The price
 * must be on the price grid.
 */
export function bandViolations(
  { band, quote }: OrderLimits,
  {
    side,
    price,
    reference,
    priceDecimals,
  }: { side: Side; price: Money; reference: Money | null; priceDecimals: number },
): readonly Violation<'price_above_band' | 'price_below_band'>[] {
  if (!band || !reference) return [];
  // The price is on the grid, so it need not be compared with a rounded one. Most orders are within the band.
  const [low, high] = multiplesOf(band, side);
  const [isAbove, isBelow] = [price.gt(reference.mul(high)), price.lt(reference.mul(low))];
  if (!isAbove && !isBelow) return [];
  const { min, max } = allowedPrices(band, side, reference, priceDecimals);
  return violated(
    isAbove && { code: 'price_above_band', params: { max: max.toFixed(), asset: quote } },
    isBelow && { code: 'price_below_band', params: { min: min.toFixed(), asset: quote } },
  );
}

/** The violation of an amount below the smallest one of the market. */
export const smallestViolations = (
  amount: Money,
  { minAmount, asset }: { readonly minAmount: Money; readonly asset: string },
): readonly Violation<'amount_too_small'>[] =>
  violated(amount.lt(minAmount) && { code: 'amount_too_small', params: { min: minAmount.toFixed(), asset } });

/** The violation of an order worth less than the smallest value. */
export const notionalViolations = (
  { minNotional, quote }: OrderLimits,
  value: Money,
): readonly Violation<'notional_too_small'>[] =>
  violated(
    minNotional &&
      value.lt(minNotional) && {
        code: 'notional_too_small',
        params: { min: minNotional.toFixed(), asset: quote },
      },
  );
