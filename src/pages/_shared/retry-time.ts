import { backend } from '@/data/api/backend';
import { i18n } from '@/i18n/i18n';
import { formatsFor } from '@/i18n/use-formats';

// Not those of src/domain/time.ts, with which the first screen would be half a kilobyte larger.
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** The minute after which the exchange may be asked again, with the date if that is not within a day. */
export function retryTime(atMs: number): string {
  const { hourMinute, dateTime } = formatsFor(i18n.language);
  const minuteMs = Math.ceil(atMs / MINUTE_MS) * MINUTE_MS;
  return (minuteMs - backend().clock.now() < DAY_MS ? hourMinute : dateTime)(minuteMs);
}
