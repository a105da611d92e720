import type { NumberFormats, Numeric } from '@/domain/money/number-format';

/** Decimals of booked amounts. */
const BOOKED_DECIMALS = 8;

/** Writes at least two decimals, and more if the amount has them: a fee below one cent must not appear as zero. */
export function exactAmount(format: NumberFormats, value: Numeric, maxDecimals = BOOKED_DECIMALS): string {
  const cents = format.fixed(value, 2);
  const exact = format.upTo(value, maxDecimals);
  return exact.length > cents.length ? exact : cents;
}
