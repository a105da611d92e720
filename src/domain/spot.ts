import { Decimal, type Money, min, roundCredit, roundDebit } from './money';
import { vipTier } from './vip';

/** Wire values of `type` in /coin/trade. */
export const BUY = 1;
export const SELL = 2;
export type Side = typeof BUY | typeof SELL;

/** How a market trades; what /currency/quotation_new declares of it. */
export interface SpotTerms {
  readonly priceDecimals: number;
  readonly amountDecimals: number;
  /** Smallest amount of an order, in the base coin. */
  readonly minAmount: Money;
  /** Fee as a share of what is received, before the VIP discount. */
  readonly feeShare: Money;
}

export interface SpotOrder {
  readonly side: Side;
  readonly price: Money;
  readonly amount: Money;
}

/** Names equal the refusals of the contract, so that form and server say the same. */
export type SpotRefusal =
  | 'amount_invalid'
  | 'price_invalid'
  | 'price_step'
  | 'amount_step'
  | 'amount_too_small'
  | 'insufficient_balance';

/**
 * What an order locks: a buy locks amount x price of the legal coin, a sell the amount of the base coin (contract of
 * /coin/trade, observed). Rounded up, so that the lock always covers the fill.
 */
export function spotCost({ side, price, amount }: SpotOrder): Money {
  return side === BUY ? roundDebit(amount.mul(price)) : amount;
}

/**
 * The fee of a fill, in the coin that is received: base for a buy, legal for a sell (observed). Tiers take 10, 15, 30
 * and 100 percent off (specification section 6). Rounded up, and never more than was received.
 */
export function spotFee(received: Money, feeShare: Money, vipLevel: number): Money {
  const discount = vipTier(vipLevel)?.coinFeeDiscount ?? '0';
  const full = received.mul(feeShare);
  return min(roundDebit(full.sub(full.mul(discount))), received);
}

/** The fee of a fill at a rate that has the discount in it already, as an order's has. */
export function feeAtRate(received: Money, rate: Money): Money {
  return min(roundDebit(received.mul(rate)), received);
}

/** What a fill brings before its fee, rounded down where it is an amount of the legal coin. */
export function spotProceeds({ side, price, amount }: SpotOrder): Money {
  return side === BUY ? amount : roundCredit(amount.mul(price));
}

/** Whether a value sits on the grid of so many decimals. */
export function onStep(value: Money, decimals: number): boolean {
  return value.decimalPlaces() <= decimals;
}

/**
 * Checks an order as the exchange will, in its order of precedence.
 * @param available of the coin that the order would lock; null skips the check (nobody signed in yet).
 */
export function checkSpotOrder(order: SpotOrder, terms: SpotTerms, available: Money | null): SpotRefusal | null {
  if (!order.amount.isFinite() || order.amount.lte(0)) return 'amount_invalid';
  if (!order.price.isFinite() || order.price.lte(0)) return 'price_invalid';
  if (!onStep(order.price, terms.priceDecimals)) return 'price_step';
  if (!onStep(order.amount, terms.amountDecimals)) return 'amount_step';
  if (order.amount.lt(terms.minAmount)) return 'amount_too_small';
  if (available && spotCost(order).gt(available)) return 'insufficient_balance';
  return null;
}

/** The largest amount on the grid that `available` pays for; what the slider's 100 % stands for. */
export function largestAmount(side: Side, price: Money, available: Money, amountDecimals: number): Money {
  if (side === SELL) return available.toDecimalPlaces(amountDecimals, Decimal.ROUND_DOWN);
  if (!price.isFinite() || price.lte(0)) throw new RangeError(`not a price: ${price}`);
  return available.div(price).toDecimalPlaces(amountDecimals, Decimal.ROUND_DOWN);
}

/** What identifies an order among those at the same price. */
export interface Queued {
  readonly price: Money;
  readonly placedAtMs: number;
  readonly id: number;
}

/**
 * Total order of resting orders: best price first, then the earlier, then the smaller id, so that no two orders ever
 * tie and a replay fills them alike (designed).
 */
export function byPriority(side: Side): (a: Queued, b: Queued) => number {
  return (a, b) => {
    const byPrice = side === BUY ? b.price.cmp(a.price) : a.price.cmp(b.price);
    return byPrice || a.placedAtMs - b.placedAtMs || a.id - b.id;
  };
}
