import { type Money, roundDebit } from '../money/money';
import { BUY, type Side, spotCost } from './spot';

/** Wire values of `order_type` (designed; family servers know limit orders only). */
export const ORDER_TYPES = [
  'limit',
  'market',
  'stop_limit',
  'stop_market',
  'take_profit_limit',
  'take_profit_market',
] as const;
export type OrderType = (typeof ORDER_TYPES)[number];

/** Wire values of `time_in_force`: good till cancelled, immediate or cancel, fill or kill, maker only. */
export const TIMES_IN_FORCE = ['gtc', 'ioc', 'fok', 'post_only'] as const;
export type TimeInForce = (typeof TIMES_IN_FORCE)[number];

/** What an exchange may declare beyond limit and market orders, as `order_kinds` of its quotes. */
export const ORDER_KINDS = [
  ...ORDER_TYPES,
  'oco',
  'ioc',
  'fok',
  'post_only',
  /** A market buy whose amount is in the quote currency. */
  'quote_amount',
  'amend',
] as const;

/** Whether the order waits for its trigger price before it is sent to the book. */
export const isTriggered = (type: OrderType): boolean => type !== 'limit' && type !== 'market';

/** Whether the order takes any price once it is in the book. */
export const isAtMarket = (type: OrderType): boolean =>
  type === 'market' || type === 'stop_market' || type === 'take_profit_market';

const isStop = (type: OrderType): boolean => type === 'stop_limit' || type === 'stop_market';

/** Whether the price has to rise to the trigger: for a stop of a buy, and for a take profit of a sell. */
export const triggersUpward = (type: OrderType, side: Side): boolean => isStop(type) === (side === BUY);

/**
 * A buy at the market after its trigger locks five percent more than its trigger price asks for, because the book may
 * ask more. It never spends more than that; what it does not spend is released (designed).
 */
export const MARKET_RESERVE = '1.05';

/**
 * The terms of an order that determine its lock. `stop` is read only for an order that takes any price after its
 * trigger.
 */
export interface LockTerms {
  readonly side: Side;
  readonly type: OrderType;
  readonly price: Money;
  readonly stop: Money;
  readonly amount: Money;
}

/** The amount an order locks until it is filled: of the quote coin for a buy, of the base coin for a sell. */
export function lockedBy({ side, type, price, stop, amount }: LockTerms): Money {
  if (side === BUY && isTriggered(type) && isAtMarket(type))
    return roundDebit(roundDebit(amount.mul(stop)).mul(MARKET_RESERVE));
  return spotCost({ side, price, amount });
}
