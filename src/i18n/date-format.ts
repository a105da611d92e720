import { NO_NUMBER } from '@/domain/money/number-format';

/** Formats times, given in epoch milliseconds of the exchange's clock. An em dash stands for what is no time. */
export interface DateFormats {
  /** `6 Jan 2026`, with the month in letters, because 01/06 can mean June or January. */
  date(atMs: number): string;
  /** `09:41:22`, 24 hours with colons in every language. */
  time(atMs: number): string;
  /** `09:41`. */
  hourMinute(atMs: number): string;
  /** `6 Jan 2026, 09:41`. */
  dateTime(atMs: number): string;
  /** `6 Jan 2026, 09:41:22`, where seconds matter: orders, fills, account entries. */
  exactTime(atMs: number): string;
  /** `6 Jan`, for axes and lists of one year. */
  day(atMs: number): string;
}

const DATE = { year: 'numeric', month: 'short', day: 'numeric' } as const;
const HOUR_MINUTE = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/** Languages without a comma between date and time. */
const WITHOUT_COMMA = /^(zh|ja|ko|th)/;
/** 6 Jan instead of Jan 6, which only the United States use. */
const DAY_FIRST = 'en-GB';

/**
 * Formats times with given parts, for other formats than those of {@link DateFormats}.
 * @param locale BCP 47
 * @param timeZone IANA name; the device's if missing
 */
export function dateWriter(locale: string, parts: Intl.DateTimeFormatOptions, timeZone?: string) {
  let made: Intl.DateTimeFormat | undefined;
  return (atMs: number): string => {
    // Latin digits and the Gregorian calendar also in Thai, so that dates can be compared with those on receipts.
    const tag = `${locale === 'en' ? DAY_FIRST : locale}-u-ca-gregory-nu-latn`;
    made ??= new Intl.DateTimeFormat(tag, { ...parts, timeZone });
    // Intl throws for a time that no calendar has, and the page would be lost with it.
    return Number.isNaN(+new Date(atMs)) ? NO_NUMBER : made.format(atMs);
  };
}

/**
 * @param locale BCP 47
 * @param timeZone IANA name; the device's if missing
 */
export function createDateFormats(locale: string, timeZone?: string): DateFormats {
  const date = dateWriter(locale, DATE, timeZone);
  // Official Indonesian writes 09.41, but Indonesian exchanges write 09:41.
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
