import type { WireLang } from '@/contract/lang';
import { Decimal, type Money } from '@/domain/money/money';
import { formatPlainDecimal } from '@/domain/money/plain-decimal-format';

/**
 * A decimal with digit grouping, by plain arithmetic, because the core has no Intl.
 * @param lang the language of the sentence around it, which may differ from the requested one
 * @param decimals number of decimals; more are cut, not rounded. Without it all decimals without trailing zeros
 */
export function writtenAmount(value: string | number | Money, lang: WireLang, decimals?: number): string {
  const exact = new Decimal(value);
  const cut = decimals === undefined ? exact : exact.toDecimalPlaces(decimals, Decimal.ROUND_DOWN);
  return formatPlainDecimal(cut.toFixed(decimals), lang);
}
