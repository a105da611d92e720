import { isAmount, type Money } from '../money/money';
import { type Violation, violated } from '../violation';
import { sideViolations } from './oco';
import {
  malformedViolations,
  type SpotOrderFacts,
  type SpotOrderRule,
  type SpotOrderTerms,
  spotOrderViolations,
} from './order';
import { isTriggered } from './order-kinds';

/** A change opens no further order, so the limit of open orders does not apply. */
type ChangeRule = Exclude<SpotOrderRule, 'too_many_orders'>;
const isChangeRule = (one: Violation<SpotOrderRule>): one is Violation<ChangeRule> => one.code !== 'too_many_orders';

export type AmendRule = ChangeRule | 'amend_below_filled' | 'price_not_above' | 'price_not_below';

export interface AmendFacts extends SpotOrderFacts {
  /** The order before the change. */
  readonly before: SpotOrderTerms;
  /** Filled part of the order. */
  readonly filled: Money;
  /** The order is one of a pair, and its partner is open. */
  readonly isPaired: boolean;
}

/** The rules which an order with its new terms breaks, in the order of the exchange's refusals. */
export function amendViolations(order: SpotOrderTerms, facts: AmendFacts): readonly Violation<AmendRule>[] {
  const { before, filled, isPaired, asset } = facts;
  const isBelow = isAmount(order.amount) && filled.gt(0) && order.amount.lte(filled);
  // The band is checked only if the price changes: after the market has moved away, the amount may still be changed.
  const hasMoved = !order.price.eq(before.price);
  // The band of an order with a trigger is around its trigger price, which may change as well.
  const hasNewReference = isTriggered(order.type) && !order.stop.eq(before.stop);
  const band = hasMoved || hasNewReference ? facts.limits.band : null;
  const malformed = malformedViolations(order);
  const ofOrder = spotOrderViolations(order, { ...facts, limits: { ...facts.limits, band } }).filter(isChangeRule);
  return violated<AmendRule>(
    ...malformed,
    isBelow && { code: 'amend_below_filled', params: { filled: filled.toFixed(), asset } },
    // `ofOrder` begins with the violations of `malformed`.
    ...ofOrder.slice(malformed.length),
    ...(isPaired && hasMoved && order.type === 'limit' ? sideViolations(order.side, order.price, facts) : []),
  );
}
