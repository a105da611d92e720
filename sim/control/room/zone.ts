/** The exchange's day is UTC+8, wherever the presenter sits. (The sign of Etc zones is the other way round.) */
const ZONE = 'Etc/GMT-8';
const OFFSET = '+08:00';

const writers = new Map<string, Intl.DateTimeFormat>();

function write(atMs: number, locale: string, parts: Intl.DateTimeFormatOptions): string {
  const key = locale + JSON.stringify(parts);
  const known = writers.get(key);
  const writer =
    known ?? new Intl.DateTimeFormat(`${locale}-u-ca-gregory-nu-latn`, { ...parts, timeZone: ZONE, hourCycle: 'h23' });
  writers.set(key, writer);
  return writer.format(atMs);
}

/** `Tue, 6 Jan 2026` */
export const dateText = (atMs: number, locale: string): string =>
  write(atMs, locale, { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' });

/** `09:41:22` */
export const timeText = (atMs: number, locale: string): string =>
  write(atMs, locale, { hour: '2-digit', minute: '2-digit', second: '2-digit' });

/** Both, for sentences. */
export const momentText = (atMs: number, locale: string): string =>
  `${dateText(atMs, locale)}, ${timeText(atMs, locale)}`;

/** When somebody left a run: of the clock on their wall, not of the exchange's. */
export const leftText = (atMs: number, locale: string): string =>
  new Intl.DateTimeFormat(`${locale}-u-ca-gregory-nu-latn`, { dateStyle: 'medium', timeStyle: 'short' }).format(atMs);

/** `2026-01-06T09:41:22`, as a date-and-time field of the browser takes it. */
export const fieldText = (atMs: number): string => new Date(atMs + 8 * 3_600_000).toISOString().slice(0, 19);

/** What such a field says, in epoch milliseconds; null while it is incomplete. */
export function fromField(text: string): number | null {
  const atMs = Date.parse(text + (/T\d\d:\d\d$/.test(text) ? ':00' : '') + OFFSET);
  return Number.isNaN(atMs) ? null : atMs;
}
