import { vipTier } from '../membership/vip';
import { Decimal, type Money, min, roundCredit, roundDebit } from '../money/money';

/** Wire values of `type` in /coin/trade. */
export const BUY = 1;
export const SELL = 2;
export type Side = typeof BUY | typeof SELL;

/** Trading rules of a market, as declared by /currency/quotation_new. */
export interface SpotTerms {
  readonly priceDecimals: number;
  readonly amountDecimals: number;
  /** Smallest amount of an order, in the base coin. */
  readonly minAmount: Money;
  /** Fee as a fraction of the received amount, before the VIP discount. */
  readonly feeShare: Money;
}

export interface SpotOrder {
  readonly side: Side;
  readonly price: Money;
  readonly amount: Money;
}

/**
 * The amount an order locks: amount x price of the quote coin for a buy, the amount of the base coin for a sell
 * (contract of /coin/trade, observed). Rounded up, so that the lock always covers the fill.
 */
export function spotCost({ side, price, amount }: SpotOrder): Money {
  return side === BUY ? roundDebit(amount.mul(price)) : amount;
}

/**
 * The fee of a fill, in the received coin: base for a buy, quote for a sell (observed). VIP tiers take 10, 15, 30 and
 * 100 percent off (specification section 6). Rounded up, at most the received amount.
 */
export function spotFee(received: Money, feeShare: Money, vipLevel: number): Money {
  const discount = vipTier(vipLevel)?.coinFeeDiscount ?? '0';
  const full = received.mul(feeShare);
  return min(roundDebit(full.sub(full.mul(discount))), received);
}

/** The fee of a fill at a rate that already includes the discount, such as an order's. */
export function feeAtRate(received: Money, rate: Money): Money {
  return min(roundDebit(received.mul(rate)), received);
}

/** The proceeds of a fill before its fee. Amounts of the quote coin are rounded down. */
export function spotProceeds({ side, price, amount }: SpotOrder): Money {
  return side === BUY ? amount : roundCredit(amount.mul(price));
}

/** The smallest step of a price or an amount that has so many decimals. */
export const stepOf = (decimals: number): Money => new Decimal(10).pow(-decimals);

/** Whether a value has at most this many decimals. */
export function onStep(value: Money, decimals: number): boolean {
  return value.decimalPlaces() <= decimals;
}

/** The largest value that is counted exactly in steps of so many decimals. */
const LARGEST = Array.from({ length: 17 }, (_, decimals) => new Decimal(`${Number.MAX_SAFE_INTEGER}e-${decimals}`));

/** Whether a price or an amount is on its grid, and small enough to be counted exactly in its steps. */
export const isOnGrid = (value: Money, decimals: number): boolean =>
  onStep(value, decimals) && value.abs().lte(LARGEST[decimals] as Money);
