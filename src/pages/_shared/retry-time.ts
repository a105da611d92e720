import { backend } from '@/data/api/backend';
import { i18n } from '@/i18n/i18n';
import { formatsFor } from '@/i18n/use-formats';

// Not imported from src/domain/time.ts, which would make the first screen half a kilobyte larger.
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** The first full minute at which another try makes sense, with the date if it is not within a day. */
export function retryTime(atMs: number): string {
  const { hourMinute, dateTime } = formatsFor(i18n.language);
  const minuteMs = Math.ceil(atMs / MINUTE_MS) * MINUTE_MS;
  return (minuteMs - backend().clock.now() < DAY_MS ? hourMinute : dateTime)(minuteMs);
}
