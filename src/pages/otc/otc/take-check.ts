import type { OtcAd } from '@/data/queries/otc';
import { Decimal, type Money } from '@/domain/money/money';
import { OTC_SELL } from '@/domain/otc/otc';
import type { Failure } from '@/lifecycles/failure';

/** Refusals about the amount, which are shown at its field. */
const OF_AMOUNT = ['amount_invalid', 'otc_too_small', 'otc_too_large', 'insufficient_balance'];

export const isOfAmount = (failure: Failure | null): boolean =>
  failure?.kind === 'refused' && OF_AMOUNT.includes(failure.reason ?? '');

export type TakeProblem = 'required' | 'small' | 'large' | 'balance';

/** Why an amount of USDT is invalid, checked in the order of the exchange's refusals. */
export function takeProblem(
  text: string,
  { min, max, side }: Pick<OtcAd, 'min' | 'max' | 'side'>,
  available: Money | null,
): TakeProblem | null {
  if (text === '' || new Decimal(text).isZero()) return 'required';
  const number = new Decimal(text);
  if (number.lt(min)) return 'small';
  if (number.gt(max)) return 'large';
  return side === OTC_SELL && available && number.gt(available) ? 'balance' : null;
}
