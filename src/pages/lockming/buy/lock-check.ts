import { Decimal, type Money } from '@/domain/money';

export type LockProblem = 'enterAmount' | 'tooSmall' | 'tooLarge' | 'insufficient';

/** What is wrong with an amount as typed, in the order of the exchange's refusals; null when it can be locked. */
export function lockProblem(
  text: string,
  { min, max }: { readonly min: string; readonly max: string },
  available: Money | null,
): LockProblem | null {
  const amount = new Decimal(text === '' ? Number.NaN : text);
  if (!amount.isFinite() || amount.lte(0)) return 'enterAmount';
  if (amount.lt(min)) return 'tooSmall';
  // Servers without a largest amount send none, or zero.
  if (new Decimal(max).gt(0) && amount.gt(max)) return 'tooLarge';
  // What nobody knows yet the exchange will check.
  return available && amount.gt(available) ? 'insufficient' : null;
}
