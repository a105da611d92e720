import { MINUS } from '@/lib/numbers/minus';

/** Separators between thousands and before decimals, for the wire languages that do not write 1,234.5. */
const MARKS: Readonly<Record<string, readonly [group: string, point: string]>> = {
  id: ['.', ','],
  vn: ['.', ','],
  spa: ['.', ','],
  fra: ['\u202f', ','],
};

/**
 * Formats a plain decimal such as `1234.5` with grouping in a language. For texts of the exchange, whose answers must
 * be the same on every machine and therefore do not use Intl. Screens use src/i18n/use-formats.
 */
export function formatPlainDecimal(plain: string, lang: string): string {
  const [whole = '0', fraction] = plain.replace('-', MINUS).split('.');
  const [group, point] = MARKS[lang] ?? [',', '.'];
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group);
  return fraction === undefined ? grouped : `${grouped}${point}${fraction}`;
}
