import { Decimal, type Money } from '@/domain/money/money';

export type LockProblem = 'enterAmount' | 'tooSmall' | 'tooLarge' | 'insufficient';

/** Why a typed amount is invalid, checked in the order of the exchange's refusals; null if it is valid. */
export function lockProblem(
  text: string,
  { min, max }: { readonly min: string; readonly max: string },
  available: Money | null,
): LockProblem | null {
  const amount = new Decimal(text === '' ? Number.NaN : text);
  if (!amount.isFinite() || amount.lte(0)) return 'enterAmount';
  if (amount.lt(min)) return 'tooSmall';
  // A server without a maximum sends zero.
  if (new Decimal(max).gt(0) && amount.gt(max)) return 'tooLarge';
  // With an unknown balance only the exchange can check.
  return available && amount.gt(available) ? 'insufficient' : null;
}
