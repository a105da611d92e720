/**
 * A lock-up product (designed; on existing servers the operator sets them). Percentages and amounts are decimal
 * strings.
 */
export interface LockProduct {
  readonly id: number;
  readonly asset: string;
  readonly days: number;
  readonly dayPercent: string;
  readonly min: string;
  readonly max: string;
  readonly penaltyPercent: string;
  /** Hour of the day of the dividends in the exchange's zone (UTC+8). */
  readonly dividendHour: number;
}

/** Specification section 9: about 0.3 to 0.4 % a day; the early exit penalty is 0.4 % for each remaining day. */
export const LOCK_PRODUCTS: readonly LockProduct[] = [
  // id, asset, days, interest of a day in percent, min, max, hour of the dividends unless it is 10
  product(1, 'USDT', 7, '0.3', '100', '50000'),
  product(2, 'USDT', 15, '0.33', '500', '100000'),
  product(3, 'USDT', 30, '0.36', '1000', '200000'),
  product(4, 'USDT', 60, '0.4', '5000', '500000'),
  product(5, 'BTC', 30, '0.3', '0.01', '10', 12),
  product(6, 'ETH', 30, '0.32', '0.1', '200', 12),
];

function product(
  id: number,
  asset: string,
  days: number,
  dayPercent: string,
  min: string,
  max: string,
  dividendHour = 10,
): LockProduct {
  return { id, asset, days, dayPercent, min, max, penaltyPercent: '0.4', dividendHour };
}

export const lockProduct = (id: number): LockProduct | undefined => LOCK_PRODUCTS.find((one) => one.id === id);
