import { type Money, min, roundCredit, roundDebit } from '../money/money';
import { DAY_MS, exchangeDayStart } from '../time';

/** Days per year for annual yields (specification section 9). */
export const YEAR_DAYS = 365;

/** The yield of one day in the locked coin, cut to 8 decimals. `dayPercent` is percent per day (contract section 9). */
export const lockYield = (amount: Money, dayPercent: Money): Money => roundCredit(amount.mul(dayPercent).div(100));

/**
 * Penalty for ending early: default ratio x remaining days x locked amount (specification section 9), at most the
 * locked amount. `ratioPercent` is percent per day.
 */
export const lockPenalty = (amount: Money, ratioPercent: Money, remainingDays: number): Money =>
  min(amount, roundDebit(amount.mul(ratioPercent).mul(remainingDays).div(100)));

/** What the remaining days of a deposit follow from. */
export interface LockProgress {
  readonly days: number;
  readonly paidDays: number;
  /** Null if it is unknown. */
  readonly maturesMs: number | null;
}

/** Remaining days of a deposit: those without a paid yield. A yield that is late counts as paid. */
export function lockDaysLeft({ days, paidDays, maturesMs }: LockProgress, nowMs: number): number {
  const unpaid = days - paidDays;
  return maturesMs === null ? unpaid : Math.max(0, Math.min(unpaid, Math.ceil((maturesMs - nowMs) / DAY_MS)));
}

export interface LockSchedule {
  /** Start of the first exchange day with a yield. */
  readonly startMs: number;
  readonly firstDividendMs: number;
  /** Time of the last dividend, at which the amount is returned. */
  readonly maturesMs: number;
}

/**
 * Schedule of a deposit made now (contract section 9): it earns from the next exchange day on, and each day's dividend
 * is paid on the following day. `dividendMs` is the time of day of dividends in the exchange's time zone, in
 * milliseconds.
 */
export function lockSchedule(nowMs: number, days: number, dividendMs: number): LockSchedule {
  const startMs = exchangeDayStart(nowMs) + DAY_MS;
  const firstDividendMs = startMs + DAY_MS + dividendMs;
  return { startMs, firstDividendMs, maturesMs: firstDividendMs + (days - 1) * DAY_MS };
}
