import type { RefusalCode, RefusalParams } from '@/contract/refusals/codes';
import type { Pair } from '@/data/queries/quotes';
import { Decimal, type Money } from '@/domain/money';
import { BUY, checkSpotOrder, type Side, type SpotTerms } from '@/domain/spot';

/** Why an order cannot go out, with the figures its text needs. */
export interface OrderProblem {
  readonly code: RefusalCode;
  readonly params: RefusalParams;
}

export type OrderField = 'price' | 'amount';
export type OrderProblems = Partial<Record<OrderField, OrderProblem>>;

/** The terms of a market, with the gentlest stand-in for what a server does not declare: it refuses by itself. */
export function termsOf(pair: Pair): SpotTerms {
  return {
    priceDecimals: pair.price_decimals,
    amountDecimals: pair.amount_decimals,
    minAmount: new Decimal(pair.min_amount ?? 0),
    feeShare: new Decimal(pair.coin_trade_fee ?? 0),
  };
}

/** A typed number; NaN for an empty field, which the rules refuse. */
export const typed = (text: string): Money => new Decimal(text === '' ? Number.NaN : text);

export interface TypedOrder {
  readonly side: Side;
  readonly price: Money;
  readonly amount: Money;
  /** What a market order is expected to cost instead of amount x price; null for limit orders and sells. */
  readonly marketCost: Money | null;
}

/**
 * Every field's first problem. The exchange names one at a time; a form shows them all, so each field is checked
 * with a right value in the other.
 * @param available of the coin to be paid with; null while unknown
 */
export function orderProblems(order: TypedOrder, pair: Pair, available: Money | null): OrderProblems {
  const terms = termsOf(pair);
  const { side, price, amount, marketCost } = order;
  const anyPrice = new Decimal(10).pow(-terms.priceDecimals);
  const anyAmount = Decimal.max(terms.minAmount, new Decimal(10).pow(-terms.amountDecimals));
  const ofPrice = checkSpotOrder({ side, price, amount: anyAmount }, terms, null);
  const ofAmount =
    checkSpotOrder({ side, price: anyPrice, amount }, terms, null) ??
    // What it costs is known only with a price.
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

/** The field a server's refusal belongs to; null where no field is to blame. */
export function fieldOf(code: RefusalCode | null): OrderField | null {
  if (code === null) return null;
  if (PRICE_CODES.includes(code)) return 'price';
  return AMOUNT_CODES.includes(code) ? 'amount' : null;
}

/** From this deviation on a limit price looks like a slip, in percent (designed). */
export const STRANGE_PERCENT = 10;

/** How many percent worse than the market a limit price is; 0 where it is as good or better. */
export function worseThanMarket(side: Side, price: Money, last: Money): number {
  if (last.lte(0)) return 0;
  const above = price.minus(last).div(last).times(100);
  return Math.max(0, (side === BUY ? above : above.neg()).toNumber());
}
