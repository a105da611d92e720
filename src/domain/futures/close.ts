import { Decimal, isAmount, type Money } from '../money/money';
import { isOnGrid } from '../spot/spot';
import { type Violation, violated } from '../violation';
import { isShare } from './futures';

export type CloseRule = 'share_invalid' | 'share_above_position';

const invalidShare = (share: Money) => !isShare(share) && ({ code: 'share_invalid' } as const);
const shareAbovePosition = (share: Money, held: number) =>
  share.gt(held) && ({ code: 'share_above_position', params: { max: held } } as const);

/** The rules which a partial close breaks, in the order of the exchange's refusals. `share` and `held` are in lots. */
export const closeViolations = (share: Money, held: number): readonly Violation<CloseRule>[] =>
  violated<CloseRule>(invalidShare(share), shareAbovePosition(share, held));

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
 * The rules which a close order breaks, in the order of the exchange's refusals (designed). Its price may lie on either
 * side of the market, but must differ from the last price.
 */
export function closeOrderViolations(
  { share, price }: { readonly share: Money; readonly price: Money },
  { held, last, priceDecimals, waiting }: CloseOrderFacts,
): readonly Violation<CloseOrderRule>[] {
  const isPrice = isAmount(price);
  const isOffStep = isPrice && !isOnGrid(price, priceDecimals);
  return violated<CloseOrderRule>(
    invalidShare(share),
    !isPrice && { code: 'price_invalid' },
    // The exchange checks both fields before it looks up the position.
    shareAbovePosition(share, held),
    isOffStep && { code: 'price_step', params: { decimals: priceDecimals } },
    isPrice && price.eq(last) && { code: 'trigger_at_market' },
    waiting >= MAX_CLOSE_ORDERS && { code: 'too_many_orders' },
  );
}

/** The part of an amount that belongs to the closed lots, rounded down to 8 decimals; the rest stays. */
export const closedPart = (amount: Money, share: number, held: number): Money =>
  amount.mul(share).div(held).toDecimalPlaces(8, Decimal.ROUND_DOWN);
