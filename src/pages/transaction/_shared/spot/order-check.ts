import type { RefusalCode, RefusalParams } from '@/contract/refusals/codes';
import type { Pair } from '@/data/market/quotes';
import { Decimal, type Money } from '@/domain/money/money';
import { BUY, checkSpotOrder, type Side, type SpotTerms } from '@/domain/spot/spot';

/** Why an order is invalid, with the parameters of the text. */
export interface OrderProblem {
  readonly code: RefusalCode;
  readonly params: RefusalParams;
}

export type OrderField = 'price' | 'amount';
export type OrderProblems = Partial<Record<OrderField, OrderProblem>>;

/**
 * Terms of a market. A term which a server does not send is replaced by the least strict one; the server then refuses
 * orders itself.
 */
export function termsOf(pair: Pair): SpotTerms {
  return {
    priceDecimals: pair.price_decimals,
    amountDecimals: pair.amount_decimals,
    minAmount: new Decimal(pair.min_amount ?? 0),
    feeShare: new Decimal(pair.coin_trade_fee ?? 0),
  };
}

/** Converts typed text to a number; NaN for an empty field, which the rules refuse. */
export const typed = (text: string): Money => new Decimal(text === '' ? Number.NaN : text);

export interface TypedOrder {
  readonly side: Side;
  readonly price: Money;
  readonly amount: Money;
  /** Estimated cost of a market buy, in place of amount times price; null for limit orders and sells. */
  readonly marketCost: Money | null;
}

/**
 * The first problem of every field. The exchange reports one problem at a time, the form all of them, so each field is
 * checked with a valid value in the other.
 * @param available balance of the coin which pays; null while unknown
 */
export function orderProblems(order: TypedOrder, pair: Pair, available: Money | null): OrderProblems {
  const terms = termsOf(pair);
  const { side, price, amount, marketCost } = order;
  const anyPrice = new Decimal(10).pow(-terms.priceDecimals);
  const anyAmount = Decimal.max(terms.minAmount, new Decimal(10).pow(-terms.amountDecimals));
  const ofPrice = checkSpotOrder({ side, price, amount: anyAmount }, terms, null);
  const ofAmount =
    checkSpotOrder({ side, price: anyPrice, amount }, terms, null) ??
    // The cost is known only with a valid price.
    (ofPrice ? null : fundsProblem(order, terms, available, marketCost));
  return {
    ...(ofPrice && { price: { code: ofPrice, params: { decimals: terms.priceDecimals } } }),
    ...(ofAmount && {
      amount: {
        code: ofAmount,
        params: { decimals: terms.amountDecimals, min: terms.minAmount.toFixed(), asset: pair.currency_name },
      },
    }),
  };
}

function fundsProblem(order: TypedOrder, terms: SpotTerms, available: Money | null, marketCost: Money | null) {
  if (marketCost === null) return checkSpotOrder(order, terms, available);
  return available && marketCost.gt(available) ? 'insufficient_balance' : null;
}

const PRICE_CODES: readonly RefusalCode[] = ['price_invalid', 'price_step'];
const AMOUNT_CODES: readonly RefusalCode[] = [
  'amount_invalid',
  'amount_step',
  'amount_too_small',
  'insufficient_balance',
];

/** Field of a server's refusal; null if it belongs to no field. */
export function fieldOf(code: RefusalCode | null): OrderField | null {
  if (code === null) return null;
  if (PRICE_CODES.includes(code)) return 'price';
  return AMOUNT_CODES.includes(code) ? 'amount' : null;
}

/** Deviation in percent from which a limit price looks like a typing error (designed). */
export const STRANGE_PERCENT = 10;

/** How much worse than the last price a limit price is, in percent; 0 if it is as good or better. */
export function worseThanMarket(side: Side, price: Money, last: Money): number {
  if (last.lte(0)) return 0;
  const above = price.minus(last).div(last).times(100);
  return Math.max(0, (side === BUY ? above : above.neg()).toNumber());
}
