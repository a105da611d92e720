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

/** A change opens no order, so that there is always room for it. */
type RuleOfChanges = Exclude<SpotOrderRule, 'too_many_orders'>;
const isOfChanges = (one: Violation<SpotOrderRule>): one is Violation<RuleOfChanges> => one.code !== 'too_many_orders';

export type AmendRule = RuleOfChanges | 'amend_below_filled' | 'price_not_above' | 'price_not_below';

export interface AmendFacts extends SpotOrderFacts {
  /** The order as it stands. */
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
  // The band is checked only where the price changes: another amount at a price that the market has left is allowed.
  const hasMoved = !order.price.eq(before.price);
  // An order that waits for a trigger is measured by that price, which the customer sets as well.
  const hasNewReference = isTriggered(order.type) && !order.stop.eq(before.stop);
  const band = hasMoved || hasNewReference ? facts.limits.band : null;
  const malformed = malformedViolations(order);
  const ofOrder = spotOrderViolations(order, { ...facts, limits: { ...facts.limits, band } }).filter(isOfChanges);
  return violated<AmendRule>(
    ...malformed,
    isBelow && { code: 'amend_below_filled', params: { filled: filled.toFixed(), asset } },
    // The first ones are `malformed` again.
    ...ofOrder.slice(malformed.length),
    ...(isPaired && hasMoved && order.type === 'limit' ? sideViolations(order.side, order.price, facts) : []),
  );
}
