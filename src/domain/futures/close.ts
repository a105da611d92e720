import type { Money } from '../money/money';
import { Decimal } from '../money/money';
import { type Violation, violated } from '../violation';

export type CloseRule = 'share_invalid' | 'share_above_position';

/** The rules which a partial close breaks, in the order of the exchange's refusals. Both in lots. */
export const closeViolations = (share: Money, held: number): readonly Violation<CloseRule>[] =>
  violated(
    !(share.isInteger() && share.gt(0) && share.lt(1e9)) && { code: 'share_invalid' },
    share.gt(held) && { code: 'share_above_position', params: { max: held } },
  );

/** The part of an amount that belongs to the closed lots, rounded down to 8 decimals; the rest stays. */
export const partOf = (amount: Money, share: number, held: number): Money =>
  amount.mul(share).div(held).toDecimalPlaces(8, Decimal.ROUND_DOWN);
