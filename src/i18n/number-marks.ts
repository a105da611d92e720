/** How a language (BCP 47) writes a figure: 1,234.5 in English, 1.234,5 in Indonesian. */
export interface NumberMarks {
  /** Before the decimals. */
  readonly decimal: string;
  /** Between thousands. */
  readonly group: string;
}

const known = new Map<string, NumberMarks>();

export function numberMarks(locale: string): NumberMarks {
  const before = known.get(locale);
  if (before) return before;
  // Five digits: some languages write four without a mark.
  const parts = new Intl.NumberFormat(locale, { numberingSystem: 'latn' }).formatToParts(12_345.6);
  const of = (wanted: Intl.NumberFormatPart['type'], usual: string) =>
    parts.find(({ type }) => type === wanted)?.value ?? usual;
  const marks = { decimal: of('decimal', '.'), group: of('group', ',') };
  known.set(locale, marks);
  return marks;
}
