import { vipTier } from '../membership/vip';
import {
  Decimal,
  isAmount,
  MONEY_CEILING,
  MONEY_DECIMALS,
  type Money,
  roundCredit,
  roundDebit,
  ZERO,
} from '../money/money';
import { type Violation, violated } from '../violation';

/** Fee of a conversion in percent of the amount given, before the VIP discount (designed; the family has a setting). */
const FEE_PERCENT = new Decimal('0.2');
/** Largest move of the rate since the confirmation, in percent, before the customer is asked again (designed). */
export const SWAP_TOLERANCE_PERCENT = '0.5';
/** How long the exchange accepts a quoted rate (designed). */
export const SWAP_QUOTE_MS = 10_000;
/** Shortest time between two conversions of a customer (observed: "repeat within 3 s"). */
export const SWAP_REPEAT_MS = 3_000;

/** Products of two amounts have more digits than money; rounding must see all of them. */
const Wide = Decimal.clone({ precision: 60 });

/** The fee in percent for a VIP level, with the coin fee discount of specification section 6. */
export function swapFeePercent(vipLevel: number): Money {
  return FEE_PERCENT.minus(FEE_PERCENT.times(vipTier(vipLevel)?.coinFeeDiscount ?? '0'));
}

/** Price of one unit of each coin in USD; both positive. */
export interface SwapPrices {
  readonly from: Money;
  readonly to: Money;
}

export interface Swap {
  /** Amount the customer receives: number x from / to, rounded down to 8 decimals. */
  readonly received: Money;
  /** Charged additionally, in the coin given: number x percent / 100, rounded up to 8 decimals. */
  readonly fee: Money;
  /** Amount debited: the number plus the fee. */
  readonly paid: Money;
}

/**
 * Result of converting a number of one coin (contract section 6); null if an amount exceeds the ledger's range. This is
 * the only place that rounds it, each side in the exchange's favour: form and ledger both call it, so that the booked
 * amounts are the displayed ones.
 */
export function swapOf(number: Money, { from, to }: SwapPrices, feePercent: Money): Swap | null {
  const wide = new Wide(number);
  const fee = roundDebit(wide.times(feePercent).div(100));
  const received = roundCredit(wide.times(from).div(to));
  const paid = wide.plus(fee);
  if (received.gte(MONEY_CEILING) || paid.gte(MONEY_CEILING)) return null;
  return { received: new Decimal(received), fee: new Decimal(fee), paid: new Decimal(paid) };
}

/** What a conversion depends on. */
export interface SwapFacts {
  /** Null if they are not known. */
  readonly prices: SwapPrices | null;
  readonly feePercent: Money;
  /** Balance of the coin given; null if it is not known. */
  readonly available: Money | null;
}

/** The rules which a number to convert breaks, in the order of the exchange's refusals. */
export function swapViolations(
  number: Money,
  { prices, feePercent, available }: SwapFacts,
): readonly Violation<'amount_invalid' | 'swap_too_small' | 'insufficient_balance'>[] {
  if (!isAmount(number)) return [{ code: 'amount_invalid' }];
  if (!prices) return [];
  const swap = swapOf(number, prices, feePercent);
  // The amount is too large for exact arithmetic.
  if (!swap) return [{ code: 'amount_invalid' }];
  return violated(
    swap.received.isZero() && { code: 'swap_too_small' },
    available && swap.paid.gt(available) && { code: 'insufficient_balance' },
  );
}

/** The largest number that `available` covers together with its fee, for the "all" button. */
export function largestSwap(available: Money, feePercent: Money): Money {
  if (available.lte(0)) return ZERO;
  const share = new Wide(feePercent).div(100).plus(1);
  const number = new Decimal(roundCredit(new Wide(available).div(share)));
  const fee = roundDebit(new Wide(number).times(feePercent).div(100));
  // The fee is rounded up to the smallest unit, which may require one unit less of the number.
  return new Wide(number).plus(fee).lte(available) ? number : number.minus(`1e-${MONEY_DECIMALS}`);
}

/** How far a rate has moved from the confirmed one, in percent without sign. */
export function swapDrift(confirmed: SwapPrices, current: SwapPrices): Money {
  const before = new Wide(confirmed.from).div(confirmed.to);
  const now = new Wide(current.from).div(current.to);
  return now.minus(before).abs().div(before).times(100);
}
