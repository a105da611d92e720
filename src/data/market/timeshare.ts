import type { EventPeriod } from '@/contract/events/periods';
import { marketAnswers } from '@/contract/market/answers';
import { apiOf } from '../api/http';
import type { Bar } from './klines';

const api = apiOf(marketAnswers);

/** Largest number of bars in an answer (contract: the newest ones of the range). */
export const MAX_BARS = 1000;
const FIRST_LOAD_BARS = 300;

const MINUTE_S = 60;
const DAY_S = 24 * 60 * MINUTE_S;

/** Longest length of one bar, in seconds. */
const PERIOD_S: Readonly<Record<EventPeriod, number>> = {
  '1min': MINUTE_S,
  '5min': 5 * MINUTE_S,
  '15min': 15 * MINUTE_S,
  '30min': 30 * MINUTE_S,
  '60min': 60 * MINUTE_S,
  '4hour': 4 * 60 * MINUTE_S,
  '1day': DAY_S,
  '1week': 7 * DAY_S,
  '1mon': 31 * DAY_S,
};

export interface BarRequest {
  symbol: string;
  period: EventPeriod;
  /** Only bars that start before this, in epoch milliseconds: the first bar on screen, or now. */
  beforeMs: number;
  /** Number of bars to request; at most 1000 are answered. */
  count?: number;
  signal?: AbortSignal;
}

/** Bars ascending, one for each time: charts refuse any others. Of two with the same time the later one counts. */
function inOrder<T extends { readonly time: number }>(bars: readonly T[]): T[] {
  const byTime = new Map(bars.map((bar) => [bar.time, bar]));
  return [...byTime.values()].sort((a, b) => a.time - b.time);
}

/** Closing prices of the last seconds, ascending; empty if the server has no bars of a second. */
export async function loadSeconds(
  symbol: string,
  nowMs: number,
  seconds: number,
): Promise<[atMs: number, price: number][]> {
  const to = Math.floor(nowMs / 1000);
  const bars = await api(
    'GET /currency/new_timeshar',
    { symbol, period: '1sec', from: to - seconds, to },
    { quiet: true },
  ).catch(() => []);
  return inOrder(bars).map(({ time, close }): [number, number] => [time, close]);
}

/**
 * Loads candles before `beforeMs`, ascending. An empty answer means that history ends there, or that there was no
 * trading in the whole range.
 * @throws ApiError
 */
export async function loadBars({ symbol, period, beforeMs, count, signal }: BarRequest): Promise<Bar[]> {
  const to = Math.ceil(beforeMs / 1000);
  const from = Math.max(0, to - Math.min(count ?? FIRST_LOAD_BARS, MAX_BARS) * PERIOD_S[period]);
  const bars = await api('GET /currency/new_timeshar', { symbol, period, from, to }, { signal, showsRefusal: true });
  return inOrder(bars)
    .filter((bar) => bar.time < beforeMs)
    .map(({ time, open, high, low, close, volume }) => ({ timeMs: time, open, high, low, close, volume }));
}
