import { isAmount, type Money, max } from '../money/money';
import { type Violation, violated } from '../violation';
import { type SpotOrderFacts, type SpotOrderRule, type SpotOrderTerms, spotOrderViolations } from './order';
import { lockedBy } from './order-kinds';
import { SELL, type Side } from './spot';

/** One cancels the other: a limit order on one side of the price, a stop on the other, for one amount. */
export interface OcoTerms {
  readonly side: Side;
  readonly amount: Money;
  /** Of the limit order: above the last price for a sell, below it for a buy. */
  readonly price: Money;
  readonly stop: Money;
  /** Limit price of the stop; null takes any price. */
  readonly stopLimit: Money | null;
}

/** Rules of orders that may trade at once. Both orders of a pair wait instead. */
type ImmediateTradeRule = 'post_only_would_trade' | 'no_liquidity';
const isPairRule = (one: Violation<SpotOrderRule>): one is Violation<Exclude<SpotOrderRule, ImmediateTradeRule>> =>
  one.code !== 'post_only_would_trade' && one.code !== 'no_liquidity';

export type OcoRule = Exclude<SpotOrderRule, ImmediateTradeRule> | 'price_not_above' | 'price_not_below';

/** The two orders of a pair. */
export function legsOf({ side, amount, price, stop, stopLimit }: OcoTerms): readonly [SpotOrderTerms, SpotOrderTerms] {
  const shared = { side, amount, stop, timeInForce: 'gtc' } as const;
  return [
    { ...shared, type: 'limit', price },
    stopLimit ? { ...shared, type: 'stop_limit', price: stopLimit } : { ...shared, type: 'stop_market', price: stop },
  ];
}

/** A pair locks once, because only one of the two can be filled: the larger of what each would lock. */
export const pairLock = (legs: readonly SpotOrderTerms[]): Money =>
  legs.map(lockedBy).reduce((most, one) => max(most, one));

const UNKNOWN = { hasLiquidity: null, hasRoom: null, available: null, cost: null } as const;

/** The rules which a pair breaks, in the order of the exchange's refusals. */
export function ocoViolations(oco: OcoTerms, facts: SpotOrderFacts): readonly Violation<OcoRule>[] {
  const { side, amount, price, stop, stopLimit } = oco;
  const [limitLeg, stopLeg] = legsOf(oco);
  // The exchange refuses invalid amounts before it looks up the market.
  const malformed = violated<OcoRule>(
    !isAmount(amount) && { code: 'amount_invalid' },
    !isAmount(price) && { code: 'price_invalid' },
    !isAmount(stop) && { code: 'stop_price_invalid' },
    stopLimit && !isAmount(stopLimit) && { code: 'price_invalid', field: 'stop_limit_price' },
  );
  const ofLimit = spotOrderViolations(limitLeg, { ...facts, ...UNKNOWN });
  // Both orders have the same amount, which is checked with the limit order.
  const ofStop = spotOrderViolations(stopLeg, { ...facts, ...UNKNOWN })
    .filter(({ code }) => !code.startsWith('amount_'))
    .map((one) => (one.code.startsWith('price_') ? { ...one, field: 'stop_limit_price' } : one));
  const found = [...ofLimit, ...ofStop].filter(isPairRule);
  const isKnown = ({ code, field }: Violation) => malformed.some((one) => one.code === code && one.field === field);
  return violated<OcoRule>(
    ...malformed,
    ...found.filter((one) => !isKnown(one)),
    ...sideViolations(side, price, facts),
    facts.hasRoom === false && { code: 'too_many_orders' },
    malformed.length === 0 &&
      facts.available &&
      pairLock([limitLeg, stopLeg]).gt(facts.available) && { code: 'insufficient_balance' },
  );
}

/** The limit order of a pair must be better than the market, so that it waits. */
export function sideViolations(
  side: Side,
  price: Money,
  { last, terms }: Pick<SpotOrderFacts, 'last' | 'terms'>,
): readonly Violation<'price_not_above' | 'price_not_below'>[] {
  if (!last || !isAmount(price)) return [];
  const params = { price: last.toFixed(terms.priceDecimals) };
  return violated(
    side === SELL && price.lte(last) && { code: 'price_not_above', params },
    side !== SELL && price.gte(last) && { code: 'price_not_below', params },
  );
}
