import { vipTier } from '../membership/vip';
import { type Money, roundCredit, roundDebit, ZERO } from '../money/money';

/** Wire values of `type` of an option order (contract section 1.3). */
export const RISE = 1;
export const FALL = 2;
export type OptionSide = typeof RISE | typeof FALL;

/** Wire values of `profit_result`. */
export const LOST = -1;
export const DRAWN = 0;
export const WON = 1;
export type OptionResult = typeof LOST | typeof DRAWN | typeof WON;

/** Terms of a duration: percent gained on a win, percent lost on a loss. */
export interface OptionTerms {
  readonly profitRatio: Money;
  readonly lossRatio: Money;
}

/** Compares the price at expiry with the price at the order; equal is a draw (contract section 7.1). */
export function optionResult(side: OptionSide, open: Money, end: Money): OptionResult {
  const moved = end.cmp(open);
  if (moved === 0) return DRAWN;
  return moved > 0 === (side === RISE) ? WON : LOST;
}

/**
 * The payout at expiry: on a win the stake plus profit_ratio percent, on a draw the stake, on a loss the stake minus
 * loss_ratio percent (contract section 7.1). Rounded down to 8 decimals.
 */
export function optionPayout(stake: Money, result: OptionResult, { profitRatio, lossRatio }: OptionTerms): Money {
  if (result === WON) return roundCredit(stake.add(stake.mul(profitRatio).div(100)));
  if (result === DRAWN) return stake;
  return roundCredit(stake.sub(stake.mul(lossRatio).div(100)));
}

/** fact_profits: the payout minus the stake, without the fee. */
export const optionProfit = (stake: Money, result: OptionResult, terms: OptionTerms): Money =>
  result === DRAWN ? ZERO : optionPayout(stake, result, terms).sub(stake);

/**
 * stake x percent / 100, charged in addition to the stake, less the VIP options discount, rounded up to 8 decimals
 * (contract section 7.1; specification section 6).
 */
export function optionFee(stake: Money, feePercent: Money, vipLevel: number): Money {
  const full = stake.mul(feePercent).div(100);
  return roundDebit(full.sub(full.mul(vipTier(vipLevel)?.optionsFeeDiscount ?? '0')));
}
