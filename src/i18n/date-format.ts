/** Writes moments, given in epoch milliseconds of the exchange's clock. */
export interface DateFormats {
  /** `6 Jan 2026`: the month in letters, because 01/06 is June to most readers and January to the others. */
  date(atMs: number): string;
  /** `09:41:22`, 24 hours with colons in every language. */
  time(atMs: number): string;
  /** `09:41`. */
  hourMinute(atMs: number): string;
  /** `6 Jan 2026, 09:41`. */
  dateTime(atMs: number): string;
  /** `6 Jan 2026, 09:41:22`, for what is compared by the second: orders, fills, entries of an account. */
  exactTime(atMs: number): string;
  /** `6 Jan`, for axes and lists of one year. */
  day(atMs: number): string;
}

const DATE = { year: 'numeric', month: 'short', day: 'numeric' } as const;
const HOUR_MINUTE = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/** Languages whose date and time stand beside each other without a comma. */
const WITHOUT_COMMA = /^(zh|ja|ko|th)/;
/** 6 Jan and not Jan 6, as everybody but readers in the United States writes it. */
const DAY_FIRST = 'en-GB';

/**
 * Writes moments by parts of one's own, for who needs other ones than {@link DateFormats} has.
 * @param locale BCP 47
 * @param timeZone IANA name; the device's when missing
 */
export function dateWriter(locale: string, parts: Intl.DateTimeFormatOptions, timeZone?: string) {
  let made: Intl.DateTimeFormat | undefined;
  return (atMs: number): string => {
    // Latin digits and the Gregorian calendar also in Thai: a date is compared with the one on the receipt.
    const tag = `${locale === 'en' ? DAY_FIRST : locale}-u-ca-gregory-nu-latn`;
    made ??= new Intl.DateTimeFormat(tag, { ...parts, ...(timeZone && { timeZone }) });
    return made.format(atMs);
  };
}

/**
 * @param locale BCP 47
 * @param timeZone IANA name; the device's when missing
 */
export function createDateFormats(locale: string, timeZone?: string): DateFormats {
  const date = dateWriter(locale, DATE, timeZone);
  // Indonesian writes 09.41 by the book, its exchanges 09:41.
  const time = dateWriter(DAY_FIRST, { ...HOUR_MINUTE, second: '2-digit' }, timeZone);
  const hourMinute = dateWriter(DAY_FIRST, HOUR_MINUTE, timeZone);
  const comma = WITHOUT_COMMA.test(locale) ? ' ' : ', ';
  return {
    date,
    time,
    hourMinute,
    dateTime: (atMs) => `${date(atMs)}${comma}${hourMinute(atMs)}`,
    exactTime: (atMs) => `${date(atMs)}${comma}${time(atMs)}`,
    day: dateWriter(locale, { day: 'numeric', month: 'short' }, timeZone),
  };
}
