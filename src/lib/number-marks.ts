/** How a language (BCP 47) writes a figure: 1,234.5 in English, 1.234,5 in Indonesian. */
export interface NumberMarks {
  /** Before the decimals. */
  readonly decimal: string;
  /** Between thousands. */
  readonly group: string;
}

const POINT: NumberMarks = { decimal: '.', group: ',' };
const COMMA: NumberMarks = { decimal: ',', group: '.' };

/**
 * A table, as the Unicode locale data has it: the first formatter of Intl costs a phone a tenth of a second, in which it
 * neither draws nor answers (measured, processor slowed four times), and every start would pay that. A test asks Intl.
 */
const MARKS: Readonly<Record<string, NumberMarks>> = {
  fr: { decimal: ',', group: '\u202f' },
  id: COMMA,
  es: COMMA,
  vi: COMMA,
};

/** The marks of a language the app speaks; English ones for any other. */
export const numberMarks = (locale: string): NumberMarks => MARKS[locale] ?? POINT;
