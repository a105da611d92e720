import { type Money, min, roundCredit, roundDebit } from './money';
import { DAY_MS, exchangeDayStart } from './time';

/** Days of a year, wherever a yield is told by the year (specification section 9). */
export const YEAR_DAYS = 365;

/** The yield of one day in the locked coin, cut to 8 decimals. `dayPercent` is percent per day (contract section 9). */
export const lockYield = (amount: Money, dayPercent: Money): Money => roundCredit(amount.mul(dayPercent).div(100));

/**
 * What leaving early costs: default ratio x remaining days x locked amount (specification section 9), never more than
 * what is locked. Remaining are the days whose yield has not been paid. `ratioPercent` is percent a day.
 */
export const lockPenalty = (amount: Money, ratioPercent: Money, remainingDays: number): Money =>
  min(amount, roundDebit(amount.mul(ratioPercent).mul(remainingDays).div(100)));

export interface LockSchedule {
  /** Start of the first exchange day that earns. */
  readonly startMs: number;
  readonly firstDividendMs: number;
  /** The last dividend, with which the amount comes back. */
  readonly maturesMs: number;
}

/**
 * When a deposit made now earns (contract section 9): from tomorrow on, a dividend for each of its days on the day after
 * it. `dividendMs` is the time of day of the dividends in the exchange's zone.
 */
export function lockSchedule(nowMs: number, days: number, dividendMs: number): LockSchedule {
  const startMs = exchangeDayStart(nowMs) + DAY_MS;
  const firstDividendMs = startMs + DAY_MS + dividendMs;
  return { startMs, firstDividendMs, maturesMs: firstDividendMs + (days - 1) * DAY_MS };
}
