import type { RefusalCode } from '@/contract/refusals/codes';
import type { LeverOrder } from '@/data/queries/lever';
import { LONG, profitFactor, profitOf, roiOf } from '@/domain/lever';
import { Decimal, type Money, ZERO } from '@/domain/money';
import type { Numeric } from '@/domain/number-format';

export const isLong = ({ type }: LeverOrder): boolean => type === LONG;

/** Family servers write "0.00000000" where no stop is set. */
export const stopOf = (price: string): string => (new Decimal(price || 0).gt(0) ? new Decimal(price).toFixed() : '');

export interface Result {
  /** USDT. */
  readonly profit: Money;
  /** Of the margin put up. */
  readonly percent: Money;
}

const withPercent = (order: LeverOrder, profit: Money): Result => ({
  profit,
  percent: roiOf(profit, new Decimal(order.origin_caution_money)),
});

/** How often the server that sent a position counts its result: once, or times the multiple. */
export const factorOf = (order: LeverOrder): number =>
  profitFactor({
    direction: order.type,
    price: new Decimal(order.price),
    updatePrice: new Decimal(order.update_price),
    number: new Decimal(order.number),
    multiple: order.multiple,
    profits: new Decimal(order.profits),
  });

/** What a position wins or loses at a price. */
export function resultAt(order: LeverOrder, price: Numeric): Result {
  const [open, number] = [new Decimal(order.price), new Decimal(order.number)];
  return withPercent(order, profitOf(order.type, open, new Decimal(price), number, factorOf(order)));
}

/** What was booked when it closed. */
export const bookedResult = (order: LeverOrder): Result => withPercent(order, new Decimal(order.fact_profits));

/** What closing brings back: what is left of the margin, with the result. Less than nothing is taken from the balance. */
export const paidBack = (margin: string, profit: Money): Money => new Decimal(margin).add(profit);

export type StopRole = 'profit' | 'loss';

/** The side on which a stop must lie, and of what: beyond both the opening price and the market (contract section 7). */
export function stopBound(order: LeverOrder, role: StopRole, last: Money): { above: boolean; price: Money } {
  const above = isLong(order) === (role === 'profit');
  const open = new Decimal(order.price);
  return { above, price: above ? Decimal.max(open, last) : Decimal.min(open, last) };
}

/** Returns on the margin that are offered as shortcuts, percent (designed). */
export const ROI_PICKS = { profit: [25, 50, 100, 200], loss: [10, 25, 50, 75] } as const satisfies Record<
  StopRole,
  readonly number[]
>;

/**
 * The price at which a position has won or lost so many percent of its margin, on the market's tick; '' where that is
 * no price above zero.
 */
export function priceAtRoi(order: LeverOrder, role: StopRole, percent: number, priceDecimals: number): string {
  const perCoin = new Decimal(order.origin_caution_money)
    .mul(percent)
    .div(100)
    .div(new Decimal(order.number).mul(factorOf(order)));
  const isUp = isLong(order) === (role === 'profit');
  const price = new Decimal(order.price).add(isUp ? perCoin : perCoin.neg());
  const onTick = price.toDecimalPlaces(priceDecimals, Decimal.ROUND_HALF_UP);
  return onTick.gt(0) ? onTick.toFixed() : '';
}

const WRONG_SIDE = { profit: 'profit_price_wrong_side', loss: 'loss_price_wrong_side' } as const;

/** What is wrong with a stop as typed; null where nothing is, and for an empty one. The server checks the same. */
export function stopProblem(
  order: LeverOrder,
  role: StopRole,
  text: string,
  last: Money,
  priceDecimals: number,
): RefusalCode | null {
  if (text === '') return null;
  const price = new Decimal(text);
  if (!price.gt(0)) return 'price_invalid';
  if (price.decimalPlaces() > priceDecimals) return 'price_step';
  const bound = stopBound(order, role, last);
  return (bound.above ? price.gt(bound.price) : price.lt(bound.price)) ? null : WRONG_SIDE[role];
}

/** Whether the market reaches the liquidation price before the stop loss. */
export function isBeyondLiquidation(order: LeverOrder, loss: string, liquidation: Money | null): boolean {
  if (loss === '' || !liquidation) return false;
  return isLong(order) ? liquidation.gte(loss) : liquidation.lte(loss);
}

export type Many = 'all' | 'long' | 'short';
/** Wire values of `type` of POST /lever/batch_close. */
export const MANY_TYPE = { all: 0, long: 1, short: 2 } as const satisfies Record<Many, number>;

/** The positions a bulk close would close: copied ones are their trader's to close. */
export function closable(orders: readonly LeverOrder[], many: Many): readonly LeverOrder[] {
  return orders.filter((order) => order.order_type === 1 && (many === 'all' || order.type === MANY_TYPE[many]));
}

/** Their results at the prices there are, together. */
export const sumAt = (orders: readonly LeverOrder[], lastOf: (order: LeverOrder) => Numeric): Money =>
  orders.reduce((sum, order) => sum.add(resultAt(order, lastOf(order)).profit), ZERO);
