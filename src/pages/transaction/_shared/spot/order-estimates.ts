import { readDepth } from '@/data/market/depth';
import type { Pair } from '@/data/market/quotes';
import { Decimal, type Money, ZERO } from '@/domain/money/money';
import { formPrice } from '../market/form-price';
import { estimateForFunds, estimateMarketOrder, largestMarketAmount } from './estimate';
import { lockOfInput, type OrderInput } from './order-input';

/** Amounts of the quote coin are typed like money. */
const QUOTE_DECIMALS = 2;

/** Decimals of the amount field. */
export const amountDecimalsOf = ({ isQuote }: OrderInput, pair: Pair): number =>
  isQuote ? QUOTE_DECIMALS : pair.amount_decimals;

/** Estimate of a market order at the current book; null for other orders, and while the book is unknown. */
export function marketEstimate({ kind, terms: { side, amount }, isQuote }: OrderInput, pair: Pair) {
  const depth = kind === 'market' && amount.gt(0) ? readDepth(pair.symbol) : undefined;
  if (!depth) return null;
  const last = formPrice(pair);
  return isQuote
    ? estimateForFunds(amount, depth, last, pair.amount_decimals)
    : estimateMarketOrder(side, amount, depth, last);
}

/**
 * Number of coins that a buy by value is expected to get; null for other orders, and if the book is unknown or has no
 * offers.
 */
export function boughtForValue(input: OrderInput, pair: Pair): Money | null {
  if (!input.isQuote || !input.terms.amount.gt(0) || !readDepth(pair.symbol)?.asks.length) return null;
  return marketEstimate(input, pair)?.filled ?? ZERO;
}

/** The amount that is 100 % of the slider; null while unknown. `available` is in the paying coin. */
export function largestAmount(input: OrderInput, pair: Pair, available: Money | null): Money | null {
  if (!available) return null;
  const decimals = amountDecimalsOf(input, pair);
  const down = (value: Money) => value.toDecimalPlaces(decimals, Decimal.ROUND_DOWN);
  if (input.isQuote) return down(available);
  if (input.kind === 'market') {
    const depth = readDepth(pair.symbol);
    return depth ? largestMarketAmount(input.terms.side, available, depth, decimals) : null;
  }
  const one = { ...input.terms, amount: new Decimal(1) };
  const perCoin = lockOfInput({ ...input, terms: one, pair: input.pair && { ...input.pair, amount: one.amount } });
  return perCoin.isFinite() && perCoin.gt(0) ? down(available.div(perCoin)) : null;
}
