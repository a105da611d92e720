import { MINUS } from '@/lib/numbers/minus';
import { isCurrencyCode } from './fiat';
import { Decimal, type Money } from './money';

/** Currencies shown without decimals, because their smallest coins are no longer used (designed). */
const WITHOUT_DECIMALS: readonly string[] = ['IDR', 'VND', 'JPY'];
const FIAT_DECIMALS = 2;

/** Decimals of an amount in a currency. */
export function fiatDecimals(code: string): number {
  return WITHOUT_DECIMALS.includes(code) ? 0 : FIAT_DECIMALS;
}

/**
 * USD to another currency. USDT counts as USD throughout the product (specification section 6: "USD (USDT)").
 * @throws RangeError on a rate that is not a positive number: a wrong rate must not become a balance of zero.
 */
export function usdToFiat(usd: string | number | Money, rate: string | number): Money {
  const units = new Decimal(rate);
  if (!units.isFinite() || units.lte(0)) throw new RangeError(`not a rate: ${rate}`);
  return new Decimal(usd).mul(units);
}

/**
 * Formats an amount of a currency, such as `Rp 1.250.000` or `€12.50`, rounded down like every balance. A code that is
 * no currency code, such as a server's `USDT`, follows the number: `12.50 USDT`.
 * @param locale BCP 47
 */
export function formatFiat(amount: string | number | Money, code: string, locale: string): string {
  const decimals = fiatDecimals(code);
  const cut = new Decimal(amount).toDecimalPlaces(decimals, Decimal.ROUND_DOWN);
  if (!cut.isFinite()) throw new RangeError(`not an amount: ${amount}`);
  const written = currencyWriter(locale, code, decimals)
    .format((cut.isZero() ? '0' : cut.toFixed()) as unknown as number)
    .replace('-', MINUS);
  return isCurrencyCode(code) ? written : `${written} ${code}`.trim();
}

const writers = new Map<string, Intl.NumberFormat>();

function currencyWriter(locale: string, code: string, decimals: number): Intl.NumberFormat {
  const key = `${locale} ${code}`;
  const known = writers.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(locale, {
    ...(isCurrencyCode(code) ? { style: 'currency', currency: code, currencyDisplay: 'narrowSymbol' } : {}),
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    useGrouping: 'always',
    numberingSystem: 'latn',
  });
  writers.set(key, made);
  return made;
}
