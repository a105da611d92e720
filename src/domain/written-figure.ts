import { MINUS } from '@/lib/minus';

/** What stands between thousands and before the decimals, by the wire's languages that do not write 1,234.5. */
const MARKS: Readonly<Record<string, readonly [group: string, point: string]>> = {
  id: ['.', ','],
  vn: ['.', ','],
  spa: ['.', ','],
  fra: ['\u202f', ','],
};

/**
 * A plain decimal such as `1234.5` with grouping, as a language writes it. For what the exchange words: it has no Intl,
 * and its answers are the same on every machine. Screens use src/i18n/use-formats.
 */
export function writtenFigure(plain: string, lang: string): string {
  const [whole = '0', fraction] = plain.replace('-', MINUS).split('.');
  const [group, point] = MARKS[lang] ?? [',', '.'];
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group);
  return fraction === undefined ? grouped : `${grouped}${point}${fraction}`;
}
