import type { EventPeriod } from '@/contract/events/periods';
import { EXCHANGE_OFFSET_MS } from '@/domain/time';
import { createDateFormats, dateWriter } from '@/i18n/date-format';

/**
 * Returns the offset in milliseconds which is added to the times of all bars. The chart library places its marks (a new
 * day, a new month) by UTC. Shifted bars put the marks where the user's days begin; the shift is removed before a time
 * is written. A chart has one offset, because the user's own offset may change within its history (summer time), and
 * bars would then collide.
 *
 * Bars of a day or longer are days of the exchange; shifted to another zone they would show the previous date.
 * @param userOffsetMs current offset of the user's zone from UTC
 */
export function axisOffset(period: EventPeriod, userOffsetMs: number): number {
  return isDaily(period) ? EXCHANGE_OFFSET_MS : userOffsetMs;
}

/** Whether bars of the period are labelled with a date only: a day or longer. */
export function isDaily(period: EventPeriod): boolean {
  return period === '1day' || period === '1week' || period === '1mon';
}

/** Unit of an axis mark, from the coarsest. */
export type AxisMark = 'year' | 'month' | 'day' | 'time';

/** Formats times of the axis. `atSec` is in seconds and includes the axis offset. */
export interface AxisFormats {
  mark(atSec: number, mark: AxisMark): string;
  /** Full time, for the crosshair and the legend. */
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
  // Daily bars: UTC of the shifted time gives the exchange's date. Other periods: the shift is removed, and the user's
  // zone is used.
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
