import type { FuturesPosition } from '@/data/futures/queries';
import { closedPart } from '@/domain/futures/close';
import { LONG, profitFactor, profitOf, roiOf, SHORT } from '@/domain/futures/futures';
import type { StopFacts, StopPrices } from '@/domain/futures/order';
import { answeredAmount, Decimal, type Money, ZERO } from '@/domain/money/money';
import type { Numeric } from '@/domain/money/number-format';

/** The fields from which the result of a position is calculated, also of one that is not opened yet. */
export type Valued = Pick<
  FuturesPosition,
  'type' | 'price' | 'update_price' | 'profits' | 'number' | 'multiple' | 'origin_caution_money'
>;

export const isLong = ({ type }: Pick<FuturesPosition, 'type'>): boolean => type === LONG;

/** Key of the label for the price at which an order executes: its trigger price or its limit. */
export const orderPriceKey = ({ trigger_price }: FuturesPosition) =>
  trigger_price === undefined ? 'card.target' : 'card.trigger';

/** The order with the other direction. */
export const opposite = (order: FuturesPosition): FuturesPosition => ({ ...order, type: isLong(order) ? SHORT : LONG });

/** Family servers write "0.00000000" where no stop is set. */
export function stopOf(price: string): string {
  const stop = answeredAmount(price || 0);
  return stop.gt(0) ? stop.toFixed() : '';
}

export interface Result {
  /** In USDT. */
  readonly profit: Money;
  /** Percent of the initial margin. */
  readonly percent: Money;
}

const withPercent = (order: Pick<Valued, 'origin_caution_money'>, profit: Money): Result => ({
  profit,
  percent: roiOf(profit, new Decimal(order.origin_caution_money)),
});

/** How the server which sent the position computes its result: once (1), or times the leverage. */
export const factorOf = (order: Valued): number =>
  profitFactor({
    direction: order.type,
    price: new Decimal(order.price),
    updatePrice: new Decimal(order.update_price),
    number: new Decimal(order.number),
    multiple: order.multiple,
    profits: new Decimal(order.profits),
  });

/** Result of a position at a price. */
export function resultAt(order: Valued, price: Numeric): Result {
  const [open, number] = [new Decimal(order.price), new Decimal(order.number)];
  return withPercent(order, profitOf(order.type, open, new Decimal(price), number, factorOf(order)));
}

/** A part of a position: that many lots, with their share of its amounts, divided as the exchange does it. */
export function lotsOf(order: FuturesPosition, share: number): FuturesPosition {
  if (share === order.share) return order;
  const part = (amount: string) => closedPart(new Decimal(amount), share, order.share).toFixed();
  return {
    ...order,
    share,
    number: part(order.number),
    profits: part(order.profits),
    origin_caution_money: part(order.origin_caution_money),
    caution_money: part(order.caution_money),
    trade_fee: part(order.trade_fee),
  };
}

/** Result booked when the position closed. */
export const bookedResult = (order: FuturesPosition): Result => withPercent(order, new Decimal(order.fact_profits));

/**
 * Amount returned on closing in USDT: the remaining margin plus the result. A negative amount is taken from the
 * balance.
 */
export const paidBack = (margin: string, profit: Money): Money => new Decimal(margin).add(profit);

export type StopRole = keyof StopPrices;

/** The facts that the rules of a position's stops depend on. */
export const stopFacts = (order: FuturesPosition, last: Money, priceDecimals: number): StopFacts => ({
  direction: order.type,
  open: new Decimal(order.price),
  last,
  priceDecimals,
});

/** Returns on the margin offered as shortcuts, in percent (designed). */
export const ROI_PICKS = { profit: [25, 50, 100, 200], loss: [10, 25, 50, 75] } as const satisfies Record<
  StopRole,
  readonly number[]
>;

/**
 * The price at which a position has won or lost `percent` of its initial margin, rounded to the market's tick; '' if
 * that price is not positive.
 */
export function priceAtRoi(order: Valued, role: StopRole, percent: number, priceDecimals: number): string {
  const perCoin = new Decimal(order.origin_caution_money)
    .mul(percent)
    .div(100)
    .div(new Decimal(order.number).mul(factorOf(order)));
  const isUp = isLong(order) === (role === 'profit');
  const price = new Decimal(order.price).add(isUp ? perCoin : perCoin.neg());
  const onTick = price.toDecimalPlaces(priceDecimals, Decimal.ROUND_HALF_UP);
  return onTick.gt(0) ? onTick.toFixed() : '';
}

/** Whether the market reaches the liquidation price before the stop loss, or at the same price. */
export function isBeyondLiquidation(order: Pick<Valued, 'type'>, loss: string, liquidation: Money | null): boolean {
  if (loss === '' || !liquidation) return false;
  return isLong(order) ? liquidation.gte(loss) : liquidation.lte(loss);
}

export type Many = 'all' | 'long' | 'short';
/** Wire values of `type` of POST /lever/batch_close. */
export const MANY_TYPE = { all: 0, long: 1, short: 2 } as const satisfies Record<Many, number>;

/** How a bulk close treats the positions of its kind. */
export interface Closable {
  readonly closing: readonly FuturesPosition[];
  /** Positions in halted markets, which the exchange does not close. */
  readonly haltedOpen: readonly FuturesPosition[];
}

/** Positions which a bulk close affects. Copied positions are in neither list, because only their trader closes them. */
export function closable(
  orders: readonly FuturesPosition[],
  many: Many,
  isHalted: (order: FuturesPosition) => boolean,
): Closable {
  const own = orders.filter((order) => order.order_type === 1 && (many === 'all' || order.type === MANY_TYPE[many]));
  return { closing: own.filter((order) => !isHalted(order)), haltedOpen: own.filter(isHalted) };
}

/** Total result of the orders at the given prices, in USDT. */
export const sumAt = (orders: readonly FuturesPosition[], lastOf: (order: FuturesPosition) => Numeric): Money =>
  orders.reduce((sum, order) => sum.add(resultAt(order, lastOf(order)).profit), ZERO);
