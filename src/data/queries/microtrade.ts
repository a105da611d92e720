import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { CallPayload } from '@/contract/calls';
import { microtrade } from '@/contract/microtrade';
import { fromWireTime } from '@/domain/time';
import { useStore } from '@/lib/use-store';
import { backend } from '../backend';
import { api } from '../http';
import { knowCalls } from '../known-calls';
import { type OptionOrder, optionsArePushed } from '../options';
import { useSignedIn } from '../session';
import { refresh } from './client';
import { keys } from './keys';
import { distinctRows, nextOfPaginator } from './pages';

knowCalls(microtrade);

/** Wire values of an option's status (contract section 1.3); 2 is one that is being closed. */
const RUNNING = 1;
export const CLOSED = 3;

/** An option with its deadline in exchange time, which outlives reloads as a countdown would not. */
export interface TimedOption extends OptionOrder {
  readonly startedAtMs: number;
  readonly expiresAtMs: number;
}

/** What an order is made of, as /microtrade/submit takes it; `number` a decimal string. */
export interface OptionFields {
  readonly match_id: number;
  readonly currency_id: number;
  readonly type: 1 | 2;
  readonly seconds: number;
  readonly number: string;
}

export type Duration = CallPayload<'GET /microtrade/seconds'>[number];

/** Wire times are cut to whole seconds. */
const WIRE_STEP_MS = 999;
/** Further apart than this, the server's wire time is of another zone, and what remains is believed instead. */
const ZONE_MS = 60_000;

/**
 * When an option expires, in exchange time: `handled_at` says the second, what remained when the answer was given says
 * the millisecond, less the way here.
 * @param nowMs when the answer came
 */
export function timed(row: OptionOrder, nowMs: number): TimedOption {
  const { seconds, status, remain_milli_seconds: left } = row;
  const stampMs = fromWireTime(row.handled_at ?? '');
  const countedMs = status !== CLOSED && left !== undefined ? nowMs + left : null;
  const startMs = fromWireTime(row.created_at);
  const plannedMs = stampMs ?? (startMs ?? nowMs) + seconds * 1000;
  const expiresAtMs =
    countedMs === null
      ? plannedMs
      : Math.abs(countedMs - plannedMs) > ZONE_MS
        ? countedMs
        : Math.min(plannedMs + WIRE_STEP_MS, Math.max(plannedMs, countedMs));
  return { ...row, expiresAtMs, startedAtMs: expiresAtMs - seconds * 1000 };
}

export const timedNow = (row: OptionOrder): TimedOption => timed(row, backend().clock.now());

/** The durations on offer, shortest first. */
export function useDurations() {
  return useQuery({
    queryKey: keys.optionTerms,
    queryFn: ({ signal }) => api('GET /microtrade/seconds', {}, { signal, showsRefusal: true }),
    select: (rows) => rows.filter(({ status }) => status === 1).sort((a, b) => a.seconds - b.seconds),
    staleTime: 60_000,
  });
}

/** What the user can pay with in the coin of a market: balance, fee percent, amounts to pick, most running orders. */
export function usePayable(currencyId: number) {
  return useQuery({
    // Below the wallets, so that whatever moves money asks again.
    queryKey: [...keys.wallets, 'options'],
    queryFn: ({ signal }) => api('GET /microtrade/payable_currencies', {}, { signal, showsRefusal: true }),
    select: (coins) => coins.find(({ id }) => id === currencyId),
    enabled: useSignedIn(),
  });
}

/** As many as may run at once on our exchange; family servers answer what they have. */
const MOST_RUNNING = 20;
const POLL_MS = 5000;
/** After a countdown has ended without news, real milliseconds. */
const POLL_ENDED_MS = 2000;
const NEWS_GRACE_MS = 1500;

/** Real milliseconds until the running options should be asked for again; false while nothing will happen by itself. */
export function nextAsk(expiries: readonly number[], pushed: boolean, nowMs: number, rate: number): number | false {
  if (expiries.length === 0 || rate <= 0) return false;
  const untilEndMs = (Math.min(...expiries) - nowMs) / rate;
  const afterEndMs = untilEndMs <= 0 ? POLL_ENDED_MS : untilEndMs + NEWS_GRACE_MS;
  return pushed ? afterEndMs : Math.min(POLL_MS, afterEndMs);
}

/** Everything that runs right now in all markets, newest first. */
export function useRunningOptions() {
  const pushed = useStore(optionsArePushed);
  return useQuery({
    queryKey: [...keys.options, 'running'],
    queryFn: async ({ signal, client, queryKey }) => {
      const quiet = client.getQueryData(queryKey) !== undefined;
      const fields = { status: RUNNING, page: 1, limit: MOST_RUNNING } as const;
      const page = await api('GET /microtrade/lists', fields, { signal, quiet, showsRefusal: true });
      return page.data.map(timedNow);
    },
    enabled: useSignedIn(),
    // Money comes back with an event at the second; without one it shows when the row has left the list.
    refetchInterval: ({ state }) => {
      const { clock } = backend();
      const expiries = (state.data ?? []).map(({ expiresAtMs }) => expiresAtMs);
      return nextAsk(expiries, pushed, clock.now(), clock.rate());
    },
  });
}

/** Page size of option lists (specification section 9). */
const PAGE_SIZE = 5;

/** Settled options, newest first; `matchId` undefined for every market. */
export function useOptionHistory(matchId?: number) {
  return useInfiniteQuery({
    queryKey: [...keys.options, 'history', matchId ?? 0],
    queryFn: ({ signal, pageParam }) =>
      api(
        'GET /microtrade/lists',
        { match_id: matchId, status: CLOSED, page: pageParam, limit: PAGE_SIZE },
        { signal, showsRefusal: true },
      ),
    initialPageParam: 1,
    getNextPageParam: nextOfPaginator,
    select: ({ pages }) => {
      const rows = distinctRows(pages.map((page) => page.data));
      // Some servers ignore match_id.
      return rows.filter((row) => matchId === undefined || row.match_id === matchId).map((row) => timed(row, 0));
    },
    enabled: useSignedIn(),
  });
}

/** One option as it is now. */
export async function askOption(id: number, signal?: AbortSignal): Promise<TimedOption> {
  return timedNow(await api('GET /microtrade/get_result', { id }, { signal, quiet: true }));
}

/** Starts an option. Refusals are the caller's to show. */
export async function startOption(fields: OptionFields): Promise<TimedOption> {
  try {
    return timedNow(await api('POST /microtrade/submit', { ...fields }, { showsRefusal: true, once: true }));
  } finally {
    // Also after a failure: a call that timed out may have been booked.
    refresh(keys.options, keys.wallets, keys.accountLog);
  }
}
