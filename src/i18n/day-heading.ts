import { dateWriter } from './date-format';

/**
 * Names the day above the lines of a list that may go back for years: `Jan 6, 2026`, `6 Jan 2026`, `2026年1月6日`. A file
 * of its own, because only long lists need it and every first screen has the other formats.
 * @param locale BCP 47
 * @param timeZone IANA name; the device's when missing
 */
export const dayHeading = (locale: string, timeZone?: string) =>
  dateWriter(locale, { day: 'numeric', month: 'short', year: 'numeric' }, timeZone);
