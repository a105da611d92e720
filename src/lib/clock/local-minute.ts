/**
 * Converts the value of a `datetime-local` field, in the device's time zone, to epoch milliseconds; null if it is
 * invalid.
 */
export function momentOf(text: string): number | null {
  const atMs = text === '' ? Number.NaN : new Date(text).getTime();
  return Number.isNaN(atMs) ? null : atMs;
}

const two = (part: number) => String(part).padStart(2, '0');

/** Formats a time for a `datetime-local` field: `YYYY-MM-DDTHH:MM`. */
export function minuteOf(atMs: number): string {
  const at = new Date(atMs);
  const day = [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join('-');
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`;
}

/**
 * Epoch milliseconds at which a day of the device's time zone begins: the day of a time, or one so many days before it.
 * It reckons by the calendar, because days of summer time's begin and end do not have 24 hours.
 */
export function localDayStart(atMs: number, daysBefore = 0): number {
  const at = new Date(atMs);
  return new Date(at.getFullYear(), at.getMonth(), at.getDate() - daysBefore).getTime();
}
