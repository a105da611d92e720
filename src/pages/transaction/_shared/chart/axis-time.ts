import type { EventPeriod } from '@/contract/events';
import { EXCHANGE_OFFSET_MS } from '@/domain/time';
import { createDateFormats, dateWriter } from '@/i18n/date-format';

/**
 * The chart library places its marks (a new day, a new month) by UTC. Bars are therefore handed to it moved by one
 * fixed offset, and moved back before their time is written, so that marks stand where the reader's days begin. One
 * offset for a whole chart: the user's own may change within its history (summer time), and bars would then collide.
 *
 * Bars of a day and longer are days of the exchange: moved into another zone they would carry the date before.
 * @param userOffsetMs of the user's zone from UTC, now
 */
export function axisOffset(period: EventPeriod, userOffsetMs: number): number {
  return isDaily(period) ? EXCHANGE_OFFSET_MS : userOffsetMs;
}

/** Bars of a day or longer are written as dates without a time. */
export function isDaily(period: EventPeriod): boolean {
  return period === '1day' || period === '1week' || period === '1mon';
}

/** What a mark of the axis stands for, from the coarsest. */
export type AxisMark = 'year' | 'month' | 'day' | 'time';

/** Writes times of the axis. `atSec` is an axis time: seconds, moved by the offset. */
export interface AxisFormats {
  mark(atSec: number, mark: AxisMark): string;
  /** The full time below the crosshair and in the legend. */
  full(atSec: number): string;
}

/**
 * @param locale BCP 47
 * @param timeZone IANA name of the user's zone; the device's when missing
 */
export function createAxisFormats(
  period: EventPeriod,
  offsetMs: number,
  locale: string,
  timeZone?: string,
): AxisFormats {
  // Dates of the exchange are already what UTC reads from the moved time; everything else is a real moment again.
  const daily = isDaily(period);
  const zone = daily ? 'UTC' : timeZone;
  const formats = createDateFormats(locale, zone);
  const marks: Record<AxisMark, (atMs: number) => string> = {
    year: dateWriter(locale, { year: 'numeric' }, zone),
    month: dateWriter(locale, { month: 'short' }, zone),
    day: formats.day,
    time: formats.hourMinute,
  };
  const moment = (atSec: number) => atSec * 1000 - (daily ? 0 : offsetMs);
  return {
    mark: (atSec, mark) => marks[mark](moment(atSec)),
    full: (atSec) => (daily ? formats.date : formats.dateTime)(moment(atSec)),
  };
}
