/** The exchange's day and wire times are in UTC+8 (designed; dual products settle at 16:00 in it). */
export const EXCHANGE_OFFSET_MS = 8 * 3_600_000;
export const MINUTE_MS = 60_000;
export const HOUR_MS = 3_600_000;
export const DAY_MS = 86_400_000;

/** Values of more digits than this are milliseconds (specification section 9). */
const SECONDS_DIGITS = 10;
const WIRE_TIME = /^(\d{4})-(\d{2})-(\d{2}) (\d{2}):(\d{2}):(\d{2})$/;
/** Days from 0000-03-01 to 1970-01-01. Counting years from March puts the leap day at the end of the year. */
const EPOCH_SHIFT_DAYS = 719_468;
const ERA_DAYS = 146_097;

export interface CalendarDay {
  year: number;
  /** 1 to 12 */
  month: number;
  day: number;
}

/** Pure integer arithmetic (Howard Hinnant's civil calendar), because the exchange's core may not use Date. */
export function dayToCalendar(epochDay: number): CalendarDay {
  const shifted = epochDay + EPOCH_SHIFT_DAYS;
  const era = Math.floor(shifted / ERA_DAYS);
  const dayOfEra = shifted - era * ERA_DAYS;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153);
  const month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9;
  return {
    year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
    month,
    day: dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1,
  };
}

/** Days since 1970-01-01; the inverse of dayToCalendar for every existing date. */
export function calendarToDay({ year, month, day }: CalendarDay): number {
  const marchYear = month <= 2 ? year - 1 : year;
  const era = Math.floor(marchYear / 400);
  const yearOfEra = marchYear - era * 400;
  const dayOfYear = Math.floor((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5) + day - 1;
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear;
  return era * ERA_DAYS + dayOfEra - EPOCH_SHIFT_DAYS;
}

const pad = (value: number, width: number) => String(value).padStart(width, '0');

/**
 * Days since 1970-01-01 of the exchange's day that contains `timeMs`, and the time in epoch milliseconds at which a day
 * starts.
 */
export const epochDayOf = (timeMs: number): number => Math.floor((timeMs + EXCHANGE_OFFSET_MS) / DAY_MS);
export const dayStartOf = (epochDay: number): number => epochDay * DAY_MS - EXCHANGE_OFFSET_MS;

/** Epoch milliseconds of the start of the exchange's day that contains `timeMs`. */
export const exchangeDayStart = (timeMs: number): number => dayStartOf(epochDayOf(timeMs));

/** `YYYY-MM-DD` of a day, as the family sends dates. */
export function wireDateOfDay(epochDay: number): string {
  const { year, month, day } = dayToCalendar(epochDay);
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
}
export const wireDate = (timeMs: number): string => wireDateOfDay(epochDayOf(timeMs));

/** `YYYY-MM-DD HH:MM:SS` in the exchange's zone, as the family sends times (contract section 1.1). */
export function toWireTime(timeMs: number): string {
  const local = timeMs + EXCHANGE_OFFSET_MS;
  const epochDay = Math.floor(local / DAY_MS);
  const second = Math.floor((local - epochDay * DAY_MS) / 1000);
  const { year, month, day } = dayToCalendar(epochDay);
  const clock = [Math.floor(second / 3600), Math.floor(second / 60) % 60, second % 60];
  return `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)} ${clock.map((part) => pad(part, 2)).join(':')}`;
}

/** Epoch milliseconds of a wire time; null for '' and anything that is not an existing time. */
export function fromWireTime(text: string): number | null {
  const found = WIRE_TIME.exec(text);
  if (!found) return null;
  const [year, month, day, hour, minute, second] = found.slice(1).map(Number) as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const timeMs =
    calendarToDay({ year, month, day }) * DAY_MS + ((hour * 60 + minute) * 60 + second) * 1000 - EXCHANGE_OFFSET_MS;
  // Dates such as 31 February, or an hour of 25, convert back to a different text.
  return toWireTime(timeMs) === text ? timeMs : null;
}

/**
 * Epoch milliseconds of the start of a day sent as `YYYY-MM-DD`; null for '' and anything that is not an existing date.
 */
export const fromWireDay = (text: string): number | null => fromWireTime(`${text} 00:00:00`);

/** Normalizes the family's unix times: more than 10 digits are milliseconds, otherwise seconds. */
export function unixToMs(value: number): number {
  return String(Math.abs(Math.trunc(value))).length > SECONDS_DIGITS ? value : value * 1000;
}
