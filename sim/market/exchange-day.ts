/**
 * The exchange's calendar (designed): days, weeks and months begin at midnight UTC+8, which is 16:00 UTC of the day
 * before. Days are numbered: day 0 is 1970-01-01 in UTC+8. There is no daylight saving time.
 */
export const DAY_SECONDS = 86_400;
const ZONE_SECONDS = 8 * 3_600;

/** Number of the exchange day that contains epoch second `tSec`. */
export function dayOf(tSec: number): number {
  return Math.floor((tSec + ZONE_SECONDS) / DAY_SECONDS);
}

/** Epoch second at which the exchange day begins. */
export function dayStart(day: number): number {
  return day * DAY_SECONDS - ZONE_SECONDS;
}

/** 0 Monday … 6 Sunday. */
export function weekdayOf(day: number): number {
  const monday = (day + 3) % 7;
  return monday < 0 ? monday + 7 : monday;
}

/** The Monday of the week that contains the day. */
export function weekStart(day: number): number {
  return day - weekdayOf(day);
}

/** First day of a month. Months are counted from 0 = January 1970 and may be negative. Valid from 1970 to 2099. */
function firstDayOfMonth(month: number): number {
  const year = 1970 + Math.floor(month / 12);
  const index = month - (year - 1970) * 12;
  // Counts days in years that begin in March, so that the leap day comes last.
  const shifted = index < 2 ? index + 10 : index - 2;
  const era = index < 2 ? year - 1 : year;
  return 365 * (era - 1970) + Math.floor((era - 1968) / 4) + Math.floor((153 * shifted + 2) / 5) + 59;
}

function monthOf(day: number): number {
  let month = Math.floor(day / 30.436875);
  while (firstDayOfMonth(month) > day) month--;
  while (firstDayOfMonth(month + 1) <= day) month++;
  return month;
}

/** First day of the calendar month that contains the day. */
export function monthStart(day: number): number {
  return firstDayOfMonth(monthOf(day));
}

/** First day of the next calendar month. */
export function nextMonthStart(day: number): number {
  return firstDayOfMonth(monthOf(day) + 1);
}
