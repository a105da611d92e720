/** Units of each currency for 1 USD; fixed (specification section 9). */
export const USD_RATES = {
  USD: '1',
  VND: '26000',
  IDR: '17500',
  CNY: '7.19571',
  GBP: '0.785455',
  HKD: '7.8207',
  JPY: '151.191',
  EUR: '0.917528',
  AED: '3.67192',
  THB: '36.1064',
  PHP: '55.9847',
} as const satisfies Record<string, string>;
export type FiatCode = keyof typeof USD_RATES;
export const FIAT_CODES = Object.keys(USD_RATES) as readonly FiatCode[];
export const DEFAULT_FIAT_CODE: FiatCode = 'USD';

/** Rates are refreshed when saved longer ago than this (specification section 9). */
export const FIAT_MAX_AGE_MS = 86_400_000;

/**
 * Whether saved rates must be refreshed. `savedAtMs` 0 or NaN means never saved. A time in the future comes from a
 * wrong clock, so it also counts as stale.
 */
export function fiatsAreStale(savedAtMs: number, nowMs: number): boolean {
  if (!(savedAtMs > 0)) return true;
  const ageMs = nowMs - savedAtMs;
  return ageMs > FIAT_MAX_AGE_MS || ageMs < 0;
}

/** Whether Intl accepts the code as a currency, known or not; Intl throws for anything else. */
export const isCurrencyCode = (code: string): boolean => /^[A-Z]{3}$/.test(code);
