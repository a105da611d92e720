import type { WireLang } from '@/contract/lang';
import { Decimal, type Money } from '@/domain/money';

/** Where the reader's language writes 1.234,5; the others write 1,234.5. */
const COMMA_LANGS: ReadonlySet<WireLang> = new Set(['id', 'vn', 'spa', 'fra']);

/**
 * A decimal with grouping, in plain arithmetic: the core has no Intl.
 * @param lang what the sentence around it is written in, which is not always what was asked for
 * @param decimals exactly so many, cut rather than rounded; without it as many as there are, no trailing zeros
 */
export function writtenAmount(value: string | number | Money, lang: WireLang, decimals?: number): string {
  const exact = new Decimal(value);
  const cut = decimals === undefined ? exact : exact.toDecimalPlaces(decimals, Decimal.ROUND_DOWN);
  const [whole = '0', fraction = ''] = cut.toFixed(decimals).split('.');
  const [group, point] = COMMA_LANGS.has(lang) ? ['.', ','] : [',', '.'];
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group);
  return fraction === '' ? grouped : `${grouped}${point}${fraction}`;
}
