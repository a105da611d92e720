import { MONEY_DECIMALS } from '@/domain/money/decimals';
import type { Money } from '@/domain/money/money';
import type { NumberFormats, Numeric } from '@/domain/money/number-format';

/** Writes at least two decimals, and more if the amount has them: a fee below one cent must not appear as zero. */
export function exactAmount(format: NumberFormats, value: Numeric, maxDecimals = MONEY_DECIMALS): string {
  const cents = format.fixed(value, 2);
  const exact = format.upTo(value, maxDecimals);
  return exact.length > cents.length ? exact : cents;
}

/** Like `exactAmount`, with its sign. */
export const exactSigned = (format: NumberFormats, value: Money): string =>
  format.signed(value, Math.max(2, value.toDecimalPlaces(MONEY_DECIMALS).decimalPlaces()));

/** Writes two decimals, and all of an amount below one cent, which would appear as zero. For sums and columns. */
export function visibleAmount(format: NumberFormats, value: Numeric): string {
  const size = Math.abs(Number(value));
  return size > 0 && size < 0.01 ? format.upTo(value, MONEY_DECIMALS) : format.fixed(value);
}
