import type { CoinOrder } from '@/data/spot/queries';
import { answeredAmount, Decimal, type Money, max, ZERO } from '@/domain/money/money';
import { isAtMarket, isTriggered, lockedBy, type OrderType } from '@/domain/spot/order-kinds';
import { BUY } from '@/domain/spot/spot';
import { fromWireTime } from '@/domain/time';

/** Wire values of an order's status (contract of /coin/list). */
export const OPEN = 1;
export const DONE = 2;
export const CANCELLED = 3;

/** Reasons of a cancellation that this app has texts for; it shows nothing for others. */
const REASONS = ['user', 'ioc', 'fok', 'oco', 'book', 'limits'] as const;
export const reasonOf = ({ end_reason: sent }: CoinOrder) => REASONS.find((reason) => reason === sent);

/** State of an order. The wire has three states; trigger and filled amount make six of them. */
export type OrderState = 'waiting' | 'open' | 'partly' | 'done' | 'cancelled' | 'partlyCancelled';

/** An order with values derived from it. */
export interface OrderFigures {
  readonly side: 'buy' | 'sell';
  readonly kind: OrderType;
  /** Trigger price; null for an order without one. */
  readonly stop: Money | null;
  /** The limit price; null for an order that takes any price. */
  readonly limit: Money | null;
  /** Epoch milliseconds; null while the trigger price was not reached. */
  readonly triggeredAtMs: number | null;
  readonly state: OrderState;
  readonly base: string;
  readonly quote: string;
  readonly amount: Money;
  readonly filled: Money;
  readonly left: Money;
  /** Filled percentage from 0 to 100, rounded down, so that a nearly filled order is not shown as filled. */
  readonly percent: number;
  /** Average price of the fills; null before the first fill. */
  readonly average: Money | null;
  /** Cost or proceeds of the fills, in the quote currency. */
  readonly value: Money;
  /** In the received coin. */
  readonly fee: Money;
  readonly feeAsset: string;
  /** One of a pair of which one cancels the other, as long as neither has taken effect. */
  readonly isPaired: boolean;
  /** Amount which cancelling releases, with its coin. */
  readonly locked: Money;
  readonly lockedAsset: string;
  /** Epoch milliseconds; null if the server's text is not a time. */
  readonly placedAtMs: number | null;
  readonly updatedAtMs: number | null;
}

/**
 * A server which knows only complete fills does not send the filled amount: it is zero, or everything for a finished
 * order.
 */
function filledOf({ deal_amount, status, trade_amount }: CoinOrder): Money {
  if (deal_amount !== undefined) return answeredAmount(deal_amount);
  return status === DONE ? answeredAmount(trade_amount) : ZERO;
}

/** A server which does not send the value of the fills sends their average price, of which some decimals may be cut. */
const fillsValue = ({ deal_value, trade_price }: CoinOrder, filled: Money): Money =>
  filled.isZero() ? ZERO : deal_value === undefined ? filled.times(trade_price) : new Decimal(deal_value);

function stateOf({ status, triggered_at }: CoinOrder, stop: Money | null, filled: Money): OrderState {
  if (status === DONE) return 'done';
  if (status === OPEN && stop && !triggered_at) return 'waiting';
  if (status === OPEN) return filled.gt(0) ? 'partly' : 'open';
  return filled.gt(0) ? 'partlyCancelled' : 'cancelled';
}

export function orderFigures(order: CoinOrder): OrderFigures {
  const [base = order.symbol, quote = ''] = order.symbol.split('/');
  const isBuy = order.type === BUY;
  const amount = answeredAmount(order.trade_amount);
  const filled = filledOf(order);
  const left = amount.minus(filled);
  const average = filled.gt(0) ? new Decimal(order.trade_price) : null;
  const value = fillsValue(order, filled);
  const price = answeredAmount(order.target_price);
  const received = isBuy ? filled : value;
  const kind = order.order_type ?? 'limit';
  const stop = isTriggered(kind) && order.stop_price !== undefined ? answeredAmount(order.stop_price) : null;
  const state = stateOf(order, stop, filled);
  // Once it is in the book, an order with a trigger locks like any limit order.
  const type = state === 'waiting' ? kind : 'limit';
  return {
    side: isBuy ? 'buy' : 'sell',
    kind,
    stop,
    limit: isAtMarket(kind) ? null : price,
    triggeredAtMs: fromWireTime(order.triggered_at ?? ''),
    state,
    base,
    quote,
    amount,
    filled,
    left,
    percent: amount.gt(0) ? filled.div(amount).times(100).floor().toNumber() : 0,
    average,
    value,
    fee: order.fee_amount === undefined ? received.times(order.charge_fee) : new Decimal(order.fee_amount),
    feeAsset: isBuy ? base : quote,
    locked:
      order.status === OPEN ? lockedBy({ side: order.type, type, price, stop: stop ?? ZERO, amount: left }) : ZERO,
    lockedAsset: isBuy ? quote : base,
    isPaired: (order.oco_id ?? 0) > 0 && state === (stop ? 'waiting' : 'open'),
    placedAtMs: fromWireTime(order.created_at),
    updatedAtMs: fromWireTime(order.updated_at ?? ''),
  };
}

/** Of two times that an exchange writes together, one may already be in the next second. */
const TOGETHER_MS = 1000;

/**
 * Whether the last change of an open order was that it was triggered. Later changes, such as a fill or a changed price,
 * have the same `triggered_at`.
 */
export function wasJustTriggered({ stop, state, triggeredAtMs, updatedAtMs }: OrderFigures): boolean {
  const isInBook = stop !== null && (state === 'open' || state === 'partly');
  if (!isInBook || triggeredAtMs === null || updatedAtMs === null) return false;
  return updatedAtMs - triggeredAtMs <= TOGETHER_MS;
}

/** The other order of a pair, if it is among the given ones. */
export const partnerOf = (order: CoinOrder, orders: readonly CoinOrder[]): CoinOrder | undefined =>
  orderFigures(order).isPaired ? orders.find(({ id }) => id === order.oco_id) : undefined;

/** A pair locks once, because only one of the two can be filled: the larger of what each would lock. */
export const lockedByBoth = (order: CoinOrder, partner: CoinOrder): Money =>
  max(orderFigures(order).locked, orderFigures(partner).locked);
