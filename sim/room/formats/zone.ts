import { EXCHANGE_OFFSET_MS } from '@/domain/time';
import { createDateFormats, dateWriter } from '@/i18n/date-format';

/** The exchange's zone is UTC+8, wherever the presenter is. In Etc zone names the sign is reversed. */
const ZONE = 'Etc/GMT-8';
const OFFSET = '+08:00';

const writers = new Map<string, { readonly date: (atMs: number) => string; readonly time: (atMs: number) => string }>();

function writersOf(locale: string) {
  const known = writers.get(locale);
  if (known) return known;
  const date = dateWriter(locale, { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' }, ZONE);
  const made = { date, time: createDateFormats(locale, ZONE).time };
  writers.set(locale, made);
  return made;
}

/** Date such as `Tue, 6 Jan 2026`. */
export const dateText = (atMs: number, locale: string): string => writersOf(locale).date(atMs);

/** Time such as `09:41:22`. */
export const timeText = (atMs: number, locale: string): string => writersOf(locale).time(atMs);

/** Date and time, for sentences. */
export const momentText = (atMs: number, locale: string): string =>
  `${dateText(atMs, locale)}, ${timeText(atMs, locale)}`;

/** The time at which a run was left, in the presenter's own zone, because it is a real time. */
export const leftText = (atMs: number, locale: string): string => createDateFormats(locale).dateTime(atMs);

/** `2026-01-06T09:41:22`, the format of the browser's date-and-time field, in the exchange's zone. */
export const fieldText = (atMs: number): string => new Date(atMs + EXCHANGE_OFFSET_MS).toISOString().slice(0, 19);

/** The value of such a field in epoch milliseconds; null while it is incomplete. */
export function fromField(text: string): number | null {
  const atMs = Date.parse(text + (/T\d\d:\d\d$/.test(text) ? ':00' : '') + OFFSET);
  return Number.isNaN(atMs) ? null : atMs;
}
