const known = new Map<string, string>();

/** What stands between thousands in a language (BCP 47), by default the page's: a comma in English, a point in Indonesian. */
export function groupMark(locale: string = document.documentElement.lang): string {
  const before = known.get(locale);
  if (before !== undefined) return before;
  // Some languages write four digits without it.
  const parts = new Intl.NumberFormat(locale || 'en').formatToParts(12_345);
  const mark = parts.find(({ type }) => type === 'group')?.value ?? ',';
  known.set(locale, mark);
  return mark;
}
