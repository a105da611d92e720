/** Languages (the wire's codes) that write 1.234,5; the others write 1,234.5. */
const COMMA_LANGS: ReadonlySet<string> = new Set(['id', 'vn', 'spa', 'fra']);

/**
 * A plain decimal such as `1234.5` with grouping, as a language writes it. For what the exchange words: it has no Intl,
 * and its answers are the same on every machine. Screens use src/i18n/use-formats.
 */
export function writtenFigure(plain: string, lang: string): string {
  const [whole = '0', fraction] = plain.split('.');
  const [group, point] = COMMA_LANGS.has(lang) ? ['.', ','] : [',', '.'];
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group);
  return fraction === undefined ? grouped : `${grouped}${point}${fraction}`;
}
