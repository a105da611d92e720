/** Writes moments, given in epoch milliseconds of the exchange's clock. */
export interface DateFormats {
  /** `06/01/2026` in the order of the locale. */
  date(atMs: number): string;
  /** `09:41:22`, 24 hours everywhere: orders are compared by the second. */
  time(atMs: number): string;
  /** Date and time. */
  dateTime(atMs: number): string;
  /** `6 Jan`, for axes and lists of one year. */
  day(atMs: number): string;
}

const NUMERIC_DATE = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
const FULL_TIME = { hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' } as const;

/**
 * Writes moments by parts of one's own, for who needs other ones than {@link DateFormats} has.
 * @param locale BCP 47
 * @param timeZone IANA name; the device's when missing
 */
export function dateWriter(locale: string, parts: Intl.DateTimeFormatOptions, timeZone?: string) {
  let made: Intl.DateTimeFormat | undefined;
  return (atMs: number): string => {
    // Latin digits and the Gregorian calendar also in Thai: a date is compared with the one on the receipt.
    made ??= new Intl.DateTimeFormat(`${locale}-u-ca-gregory-nu-latn`, { ...parts, ...(timeZone && { timeZone }) });
    return made.format(atMs);
  };
}

/**
 * @param locale BCP 47
 * @param timeZone IANA name; the device's when missing
 */
export function createDateFormats(locale: string, timeZone?: string): DateFormats {
  const writer = (parts: Intl.DateTimeFormatOptions) => dateWriter(locale, parts, timeZone);
  return {
    date: writer(NUMERIC_DATE),
    time: writer(FULL_TIME),
    dateTime: writer({ ...NUMERIC_DATE, ...FULL_TIME }),
    day: writer({ day: 'numeric', month: 'short' }),
  };
}
