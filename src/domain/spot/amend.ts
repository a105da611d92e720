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
import { notionalViolations } from './order-limits';

/** A change opens no further order, so the limit of open orders does not apply. */
type ChangeRule = Exclude<SpotOrderRule, 'too_many_orders'>;
const isChangeRule = (one: Violation<SpotOrderRule>): one is Violation<ChangeRule> => one.code !== 'too_many_orders';

export type AmendRule = ChangeRule | 'amend_below_filled' | 'price_not_above' | 'price_not_below';

export interface AmendFacts extends SpotOrderFacts {
  /** The order before the change. */
  readonly before: SpotOrderTerms;
  /** Filled part of the order. */
  readonly filled: Money;
  /** The other order of a pair, before the change; null without an open one. Both have one amount. */
  readonly partner: SpotOrderTerms | null;
}

/** The rules which an order with its new terms breaks, in the order of the exchange's refusals. */
export function amendViolations(order: SpotOrderTerms, facts: AmendFacts): readonly Violation<AmendRule>[] {
  const { before, filled, partner, asset } = facts;
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
    ...(partner && hasMoved && order.type === 'limit' ? sideViolations(order.side, order.price, facts) : []),
    // At another price the same amount may be worth too little. The price of an order at the market is its trigger price.
    ...(partner && isAmount(order.amount) ? notionalViolations(facts.limits, order.amount.mul(partner.price)) : []),
  );
}
