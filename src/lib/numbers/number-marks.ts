/** How a language (BCP 47) writes a number: 1,234.5 in English, 1.234,5 in Indonesian. */
export interface NumberMarks {
  /** Before the decimals. */
  readonly decimal: string;
  /** Between thousands. */
  readonly group: string;
}

const POINT: NumberMarks = { decimal: '.', group: ',' };
const COMMA: NumberMarks = { decimal: ',', group: '.' };

/**
 * A fixed table of the Unicode locale data, because the first Intl formatter of a page blocks a phone for a tenth of a
 * second (measured, processor slowed four times), at every start. A test compares the table with Intl.
 */
const MARKS: Readonly<Record<string, NumberMarks>> = {
  fr: { decimal: ',', group: '\u202f' },
  id: COMMA,
  es: COMMA,
  vi: COMMA,
};

/** The marks of a language of the app; the English ones for any other language. */
export const numberMarks = (locale: string): NumberMarks => MARKS[locale] ?? POINT;
