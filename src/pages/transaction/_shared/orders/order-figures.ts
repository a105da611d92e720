import type { CoinOrder } from '@/data/market/coin';
import { Decimal, type Money, ZERO } from '@/domain/money/money';
import { isAtMarket } from '@/domain/spot/order-kinds';
import { BUY, spotCost } from '@/domain/spot/spot';
import { fromWireTime } from '@/domain/time';

/** Wire values of an order's status (contract of /coin/list). */
export const OPEN = 1;
export const DONE = 2;
export const CANCELLED = 3;

/** State of an order. The wire has three states; the filled amount makes five of them. */
export type OrderState = 'open' | 'partly' | 'done' | 'cancelled' | 'partlyCancelled';

/** An order with values derived from it. */
export interface OrderFigures {
  readonly side: 'buy' | 'sell';
  readonly kind: 'limit' | 'market';
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
  if (deal_amount !== undefined) return new Decimal(deal_amount);
  return status === DONE ? new Decimal(trade_amount) : ZERO;
}

function stateOf(status: CoinOrder['status'], filled: Money): OrderState {
  if (status === DONE) return 'done';
  if (status === OPEN) return filled.gt(0) ? 'partly' : 'open';
  return filled.gt(0) ? 'partlyCancelled' : 'cancelled';
}

export function orderFigures(order: CoinOrder): OrderFigures {
  const [base = order.symbol, quote = ''] = order.symbol.split('/');
  const isBuy = order.type === BUY;
  const amount = new Decimal(order.trade_amount);
  const filled = filledOf(order);
  const left = amount.minus(filled);
  const average = filled.gt(0) ? new Decimal(order.trade_price) : null;
  const value = average ? average.times(filled) : ZERO;
  const price = new Decimal(order.target_price);
  const received = isBuy ? filled : value;
  return {
    side: isBuy ? 'buy' : 'sell',
    kind: isAtMarket(order.order_type ?? 'limit') ? 'market' : 'limit',
    state: stateOf(order.status, filled),
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
    locked: order.status === OPEN ? spotCost({ side: order.type, price, amount: left }) : ZERO,
    lockedAsset: isBuy ? quote : base,
    placedAtMs: fromWireTime(order.created_at),
    updatedAtMs: fromWireTime(order.updated_at ?? ''),
  };
}
