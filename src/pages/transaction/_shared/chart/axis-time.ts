import type { EventPeriod } from '@/contract/events';
import { EXCHANGE_OFFSET_MS } from '@/domain/time';

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
  const writer = (parts: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(`${locale}-u-ca-gregory-nu-latn`, { ...parts, ...(zone && { timeZone: zone }) });
  const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  const marks: Record<AxisMark, Intl.DateTimeFormat> = {
    year: writer({ year: 'numeric' }),
    month: writer({ month: 'short' }),
    day: writer({ day: 'numeric', month: 'short' }),
    time: writer(clock),
  };
  const date = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  const full = writer(daily ? date : { ...date, ...clock });
  const moment = (atSec: number) => atSec * 1000 - (daily ? 0 : offsetMs);
  return {
    mark: (atSec, mark) => marks[mark].format(moment(atSec)),
    full: (atSec) => full.format(moment(atSec)),
  };
}
