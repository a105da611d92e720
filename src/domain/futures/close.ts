import { Decimal, isAmount, type Money } from '../money/money';
import { isOnGrid } from '../spot/spot';
import { type Violation, violated } from '../violation';

export type CloseRule = 'share_invalid' | 'share_above_position';

/** The rules which a partial close breaks, in the order of the exchange's refusals. Both in lots. */
export const closeViolations = (share: Money, held: number): readonly Violation<CloseRule>[] =>
  violated(
    !(share.isInteger() && share.gt(0) && share.lt(1e9)) && { code: 'share_invalid' },
    share.gt(held) && { code: 'share_above_position', params: { max: held } },
  );

/** Most close orders of a position (designed). */
export const MAX_CLOSE_ORDERS = 10;

export type CloseOrderRule = CloseRule | 'price_invalid' | 'price_step' | 'trigger_at_market' | 'too_many_orders';

export interface CloseOrderFacts {
  /** Lots of the position. */
  readonly held: number;
  readonly last: Money;
  readonly priceDecimals: number;
  /** Close orders which the position has already. */
  readonly waiting: number;
}

/**
 * The rules which a close order breaks, in the order of the exchange's refusals (designed). It waits on either side of
 * the market, so only the market's own price is none to wait for.
 */
export function closeOrderViolations(
  { share, price }: { readonly share: Money; readonly price: Money },
  { held, last, priceDecimals, waiting }: CloseOrderFacts,
): readonly Violation<CloseOrderRule>[] {
  const isPrice = isAmount(price);
  const isOffStep = isPrice && !isOnGrid(price, priceDecimals);
  return [
    ...closeViolations(share, held),
    ...violated(
      !isPrice && { code: 'price_invalid' },
      isOffStep && { code: 'price_step', params: { decimals: priceDecimals } },
      isPrice && price.eq(last) && { code: 'trigger_at_market' },
      waiting >= MAX_CLOSE_ORDERS && { code: 'too_many_orders' },
    ),
  ];
}

/** The part of an amount that belongs to the closed lots, rounded down to 8 decimals; the rest stays. */
export const partOf = (amount: Money, share: number, held: number): Money =>
  amount.mul(share).div(held).toDecimalPlaces(8, Decimal.ROUND_DOWN);
