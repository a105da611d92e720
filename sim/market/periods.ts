import { dayOf, dayStart, monthStart, nextMonthStart, weekStart } from './exchange-day';
import { levelOf, type TreeShape } from './tree/tree-shape';

/** Bar periods in the spelling of the events (realtime facts section 2; 4hour is designed), and one second. */
export const PERIODS = ['1sec', '1min', '5min', '15min', '30min', '60min', '4hour', '1day', '1week', '1mon'] as const;
export type Period = (typeof PERIODS)[number];

const SECONDS: Readonly<Record<Period, number>> = {
  '1sec': 1,
  '1min': 60,
  '5min': 300,
  '15min': 900,
  '30min': 1_800,
  '60min': 3_600,
  '4hour': 14_400,
  '1day': 86_400,
  '1week': 7 * 86_400,
  '1mon': 31 * 86_400,
};

/** Length of a period in seconds; for months the length of the longest one. */
export function periodSeconds(period: Period): number {
  return SECONDS[period];
}

/**
 * Epoch second at which the bar that contains `tSec` begins: clock times in UTC+8, weeks on Monday, months by calendar.
 * A stock's day bar begins at midnight like any other, although its first trade is at 09:30.
 */
export function barStart(period: Period, tSec: number): number {
  if (period === '1week') return dayStart(weekStart(dayOf(tSec)));
  if (period === '1mon') return dayStart(monthStart(dayOf(tSec)));
  if (period === '1day') return dayStart(dayOf(tSec));
  // The zone's offset of eight hours is a multiple of four hours, so these periods are the same in UTC and UTC+8.
  const seconds = SECONDS[period];
  return Math.floor(tSec / seconds) * seconds;
}

/** Epoch second at which the bar that begins at `startSec` ends. */
export function barEnd(period: Period, startSec: number): number {
  if (period === '1mon') return dayStart(nextMonthStart(dayOf(startSec)));
  return startSec + SECONDS[period];
}

/** The level whose nodes are the period's bars, or the coarsest one whose nodes sum to them. */
export function levelFor(shape: TreeShape, period: Period): number {
  const seconds = SECONDS[period];
  if (seconds >= 86_400) return 0;
  const exact = levelOf(shape, seconds);
  if (exact >= 0) return exact;
  // Stock sessions begin at 09:30, so bars of one and four hours are summed from half hours.
  return levelOf(shape, 1_800);
}
