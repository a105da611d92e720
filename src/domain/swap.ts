import { Decimal, MONEY_DECIMALS, type Money, roundCredit, roundDebit, ZERO } from './money';
import { vipTier } from './vip';

/** Fee of an exchange in percent of what is given, before the VIP discount (designed; the family has a setting). */
const FEE_PERCENT = new Decimal('0.2');
/** By how many percent the rate may have moved from the confirmed one before the customer is asked again (designed). */
export const SWAP_TOLERANCE_PERCENT = '0.5';
/** How long the exchange stands by a rate it has told (designed). */
export const SWAP_QUOTE_MS = 10_000;
/** Two exchanges of one customer are at least this far apart (observed: "repeat within 3 s"). */
export const SWAP_REPEAT_MS = 3_000;

/** Products of two amounts have more digits than money has: what is rounded here must be seen to the last one. */
const Wide = Decimal.clone({ precision: 60 });
/** Amounts stay below this (design rule 6). */
const CEILING = '1e12';

/** The fee in percent that a customer of that VIP level pays: the coin fee discount of specification section 6. */
export function swapFeePercent(vipLevel: number): Money {
  return FEE_PERCENT.minus(FEE_PERCENT.times(vipTier(vipLevel)?.coinFeeDiscount ?? '0'));
}

/** What one unit of each coin costs, in USD; both positive. */
export interface SwapPrices {
  readonly from: Money;
  readonly to: Money;
}

export interface Swap {
  /** What the customer receives: number x from / to, cut to 8 decimals. */
  readonly received: Money;
  /** Charged additionally, in the coin that is given: number x percent / 100, raised to 8 decimals. */
  readonly fee: Money;
  /** What leaves the customer's account: the number and its fee. */
  readonly paid: Money;
}

/**
 * What an exchange of a number of one coin brings and costs (contract section 6); null where that is more than books
 * can count. The one place where it is rounded, each side in the house's favour: screen and books use it, so that what
 * was shown is what is booked.
 */
export function swapOf(number: Money, { from, to }: SwapPrices, feePercent: Money): Swap | null {
  const wide = new Wide(number);
  const fee = roundDebit(wide.times(feePercent).div(100));
  const received = roundCredit(wide.times(from).div(to));
  const paid = wide.plus(fee);
  if (received.gte(CEILING) || paid.gte(CEILING)) return null;
  return { received: new Decimal(received), fee: new Decimal(fee), paid: new Decimal(paid) };
}

/** The largest number that `available` pays for together with its fee; what "all" stands for. */
export function largestSwap(available: Money, feePercent: Money): Money {
  if (available.lte(0)) return ZERO;
  const share = new Wide(feePercent).div(100).plus(1);
  const number = new Decimal(roundCredit(new Wide(available).div(share)));
  const fee = roundDebit(new Wide(number).times(feePercent).div(100));
  // The fee is raised to the smallest unit, which the last unit of the number may have to make room for.
  return new Wide(number).plus(fee).lte(available) ? number : number.minus(`1e-${MONEY_DECIMALS}`);
}

/** How many percent a rate has moved from the confirmed one, without its sign. */
export function swapDrift(confirmed: SwapPrices, current: SwapPrices): Money {
  const before = new Wide(confirmed.from).div(confirmed.to);
  const now = new Wide(current.from).div(current.to);
  return now.minus(before).abs().div(before).times(100);
}
