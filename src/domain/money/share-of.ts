import { Decimal, MONEY_DECIMALS, type Money } from './money';

/** Percentages of the largest amount that forms offer (designed). */
export const SHARE_PERCENTS = [25, 50, 75, 100] as const;

/** The given percentage of an amount, rounded down, so that the whole of it is never more than there is (designed). */
export const shareOf = (amount: Money, percent: number, decimals: number = MONEY_DECIMALS): Money =>
  amount.times(percent).div(100).toDecimalPlaces(decimals, Decimal.ROUND_DOWN);
