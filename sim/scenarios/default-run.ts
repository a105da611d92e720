import { exchangeDayStart, MINUTE_MS } from '@/domain/time';
import { FIRST_RUN } from '@/lib/sandbox/first-run';

/** Scenario and seed of the run for a visitor who asks for none. */
export const DEFAULT_SCENARIO = FIRST_RUN;
export const DEFAULT_SEED = 1;
/** The largest seed of a run; the smallest is 0. */
export const MAX_SEED = 0x7fffffff;

/** 09:41, in milliseconds from midnight: the time of day at which scenarios with `today` start. */
export const START_OF_DAY_MS = (9 * 60 + 41) * MINUTE_MS;

/** 09:41 of a real day in the exchange's zone (UTC+8), in epoch milliseconds: the start of scenarios with `today`. */
export function todaysStart(realNowMs: number): number {
  return exchangeDayStart(realNowMs) + START_OF_DAY_MS;
}
