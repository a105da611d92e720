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
