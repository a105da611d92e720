import { FIRST_RUN } from '@/lib/first-run';

/** Scenario and seed of the run for a visitor who asks for none. */
export const DEFAULT_SCENARIO = FIRST_RUN;
export const DEFAULT_SEED = 1;

const ZONE_MS = 8 * 3_600_000;
const DAY_MS = 86_400_000;

/** 09:41 of a real day in the exchange's zone (UTC+8), in epoch milliseconds: the start of scenarios with `today`. */
export function todaysStart(realNowMs: number): number {
  const dayStart = Math.floor((realNowMs + ZONE_MS) / DAY_MS) * DAY_MS - ZONE_MS;
  return dayStart + (9 * 60 + 41) * 60_000;
}
