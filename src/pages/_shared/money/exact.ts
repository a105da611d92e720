import type { NumberFormats, Numeric } from '@/domain/number-format';

/** Decimals amounts are booked with. */
const BOOKED_DECIMALS = 8;

/** With cents, and with whatever is finer: a fee of less than a cent is not nothing. */
export function exactAmount(format: NumberFormats, value: Numeric, most = BOOKED_DECIMALS): string {
  const cents = format.fixed(value, 2);
  const exact = format.upTo(value, most);
  return exact.length > cents.length ? exact : cents;
}
