import type { EventPeriod } from '@/contract/events/periods';
import { MINUTE_MS } from '@/domain/time';

const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

export interface ChartPeriod {
  readonly period: EventPeriod;
  /** Abbreviation which traders use in every language: minutes in lower case, months in upper case. */
  readonly short: string;
  /** Longest time between the starts of two successive bars in a market without trading breaks. */
  readonly longestMs: number;
}

/** All periods, shortest first. */
export const CHART_PERIODS: readonly ChartPeriod[] = [
  { period: '1min', short: '1m', longestMs: MINUTE_MS },
  { period: '5min', short: '5m', longestMs: 5 * MINUTE_MS },
  { period: '15min', short: '15m', longestMs: 15 * MINUTE_MS },
  { period: '30min', short: '30m', longestMs: 30 * MINUTE_MS },
  { period: '60min', short: '1H', longestMs: HOUR_MS },
  { period: '4hour', short: '4H', longestMs: 4 * HOUR_MS },
  { period: '1day', short: '1D', longestMs: DAY_MS },
  { period: '1week', short: '1W', longestMs: 7 * DAY_MS },
  { period: '1mon', short: '1M', longestMs: 31 * DAY_MS },
];

/** Periods which a small chart offers in addition to the chosen one. */
const COMMON: ReadonlySet<EventPeriod> = new Set(['1min', '5min', '15min', '60min', '4hour', '1day']);

export const commonPeriods = (chosen: EventPeriod): readonly ChartPeriod[] =>
  CHART_PERIODS.filter(({ period }) => period === chosen || COMMON.has(period));

/** @throws RangeError for a period the chart does not offer */
export function periodOf(period: EventPeriod): ChartPeriod {
  const found = CHART_PERIODS.find((one) => one.period === period);
  if (!found) throw new RangeError(`The chart has no period ${period}: add it to CHART_PERIODS.`);
  return found;
}
