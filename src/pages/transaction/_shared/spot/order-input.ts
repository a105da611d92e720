import { readDepth } from '@/data/market/depth';
import type { Pair } from '@/data/market/quotes';
import { Decimal, type Money, typedAmount } from '@/domain/money/money';
import { legsOf, type OcoRule, type OcoTerms, ocoViolations, pairLock } from '@/domain/spot/oco';
import { type SpotOrderFacts, type SpotOrderRule, type SpotOrderTerms, spotOrderViolations } from '@/domain/spot/order';
import { isAtMarket, isTriggered, lockedBy } from '@/domain/spot/order-kinds';
import { quoteOrderViolations } from '@/domain/spot/quote-order';
import { BUY, SELL, type Side, stepOf } from '@/domain/spot/spot';
import type { Violation } from '@/domain/violation';
import { formPrice } from '../market/form-price';
import { type FormKind, hasLimit, hasTrigger, orderTypeOf, timeInForceOf } from './form-kind';
import { limitsOf, termsOf } from './order-check';
import type { OrderDraft } from './order-draft';

/** The typed fields of a kind in the form that the rules expect. */
export interface OrderInput {
  readonly kind: FormKind;
  readonly terms: SpotOrderTerms;
  /** The two orders of a pair. */
  readonly pair: OcoTerms | null;
  /** A market buy whose amount is in the quote coin. */
  readonly isQuote: boolean;
}

const NONE = new Decimal(Number.NaN);

export function readInput(form: OrderDraft, pair: Pair): OrderInput {
  const { kind, side: word } = form;
  const side = word === 'buy' ? BUY : SELL;
  const type = orderTypeOf(kind);
  const [amount, stop] = [typedAmount(form.amount), hasTrigger(kind) ? typedAmount(form.stop) : NONE];
  // An order at the market has no price of its own: the rules use the last price, or the trigger price.
  const price = hasLimit(kind) ? typedAmount(form.price) : new Decimal(formPrice(pair));
  const stopLimit = form.stopLimit === '' ? null : typedAmount(form.stopLimit);
  return {
    kind,
    terms: { side, type, timeInForce: timeInForceOf(kind), price, stop, amount },
    pair: kind === 'oco' ? { side, amount, price, stop, stopLimit } : null,
    isQuote: kind === 'market' && side === BUY && form.unit === 'quote',
  };
}

/**
 * The initial price of the form for a kind: the one typed for another kind, or the last price. The limit of a pair must
 * lie beyond the market, so its field starts empty if the typed price does not.
 */
export function startingPrice(price: string, kind: FormKind, side: Side, pair: Pair): string {
  const last = formPrice(pair);
  if (kind !== 'oco') return price || last;
  const ahead = typedAmount(price).minus(last);
  return (side === BUY ? ahead.lt(0) : ahead.gt(0)) ? price : '';
}

/** The amount that the order locks or costs; NaN while something is missing. */
export function lockOfInput({ terms, pair, isQuote }: OrderInput): Money {
  if (isQuote) return terms.amount;
  return pair ? pairLock(legsOf(pair)) : lockedBy(terms);
}

/** The price at which the order is expected to trade: its limit, or its trigger price. */
export const expectedPrice = ({ terms: { type, price, stop } }: OrderInput): Money =>
  isTriggered(type) && isAtMarket(type) ? stop : price;

/**
 * The rules that the input violates. `bought` is the expected number of coins of a buy by value; null while unknown.
 */
export function violationsOf(
  input: OrderInput,
  pair: Pair,
  { available, cost, bought }: Readonly<Record<'available' | 'cost' | 'bought', Money | null>>,
): readonly Violation<OcoRule | SpotOrderRule>[] {
  const { terms, isQuote } = input;
  const limits = limitsOf(pair);
  const unknown = { hasLiquidity: null, hasRoom: null } as const;
  const market = termsOf(pair);
  const asset = pair.currency_name;
  if (isQuote) {
    // A server that sends no smallest amount still sells only whole lots.
    const minAmount = Decimal.max(market.minAmount, stepOf(market.amountDecimals));
    return quoteOrderViolations(terms.amount, { limits, minAmount, asset, bought, ...unknown, available });
  }
  const facts: SpotOrderFacts = {
    terms: market,
    limits,
    asset,
    last: new Decimal(formPrice(pair)),
    bestOffer: bestOfferOf(terms, pair.symbol),
    ...unknown,
    cost,
    available,
  };
  if (!input.pair) return spotOrderViolations(terms, facts);
  return ocoViolations(input.pair, facts);
}

/** The best price at which an order would trade now; null where no rule needs it, and while it is unknown. */
export function bestOfferOf(
  { side, timeInForce }: Pick<SpotOrderTerms, 'side' | 'timeInForce'>,
  symbol: string,
): Money | null {
  const depth = timeInForce === 'post_only' ? readDepth(symbol) : undefined;
  const best = (side === BUY ? depth?.asks : depth?.bids)?.[0];
  return best ? new Decimal(best.price) : null;
}
