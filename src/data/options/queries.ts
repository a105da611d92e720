import { useQuery } from '@tanstack/react-query';
import type { CallPayload } from '@/contract/calls';
import { optionsAnswers } from '@/contract/options/answers';
import { fromWireTime } from '@/domain/time';
import { useStore } from '@/lib/stores/use-store';
import { backend } from '../api/backend';
import { apiOf } from '../api/http';
import { refresh } from '../queries/client';
import { keys } from '../queries/keys';
import { usePagedQuery } from '../queries/paged-query';
import { distinctRows, nextOfPaginator } from '../queries/pages';
import { useSignedIn } from '../session/session';
import { type OptionOrder, optionsArePushed } from './events';

const api = apiOf(optionsAnswers);

/** Wire values of an option's status (contract section 1.3); 2 means closing. */
const RUNNING = 1;
export const CLOSED = 3;

/** An option with its expiry on the exchange's clock, which stays right across reloads, unlike a countdown. */
export interface TimedOption extends OptionOrder {
  readonly startedAtMs: number;
  readonly expiresAtMs: number;
}

/** Fields of an order for /microtrade/submit; `number` is a decimal string. */
export interface OptionFields {
  readonly match_id: number;
  readonly currency_id: number;
  readonly type: 1 | 2;
  readonly seconds: number;
  readonly number: string;
}

export type Duration = CallPayload<'GET /microtrade/seconds'>[number];

/** Wire times have whole seconds only. */
const WIRE_STEP_MS = 999;
/**
 * If wire time and remaining time differ by more than this, the server's wire times are in another time zone, and the
 * remaining time is used.
 */
const ZONE_MS = 60_000;

/**
 * Computes when an option expires on the exchange's clock. `handled_at` has whole seconds; the remaining time in the
 * answer adds the milliseconds, but is late by the transfer time.
 * @param nowMs when the answer arrived
 * @param isNew whether it has just been started: family servers say what remains in lists only
 */
export function timed(row: OptionOrder, nowMs: number, isNew = false): TimedOption {
  const { seconds, status } = row;
  const left = row.remain_milli_seconds ?? (isNew ? seconds * 1000 : undefined);
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

/** Available durations, shortest first. */
export function useDurations() {
  return useQuery({
    queryKey: keys.optionTerms,
    queryFn: ({ signal }) => api('GET /microtrade/seconds', {}, { signal, showsRefusal: true }),
    select: (rows) => rows.filter(({ status }) => status === 1).sort((a, b) => a.seconds - b.seconds),
    staleTime: 60_000,
  });
}

/**
 * Payment terms in the coin of a market: balance, fee percent, suggested amounts, largest number of running orders. Null
 * for a coin that pays for no option.
 */
export function usePayable(currencyId: number) {
  return useQuery({
    // The key is below that of the wallets, so that every change of balances refetches it.
    queryKey: [...keys.wallets, 'options'],
    queryFn: ({ signal }) => api('GET /microtrade/payable_currencies', {}, { signal, showsRefusal: true }),
    select: (coins) => coins.find(({ id }) => id === currencyId) ?? null,
    enabled: useSignedIn(),
  });
}

/** Largest number of running options on the simulated exchange; family servers answer what they have. */
const MAX_RUNNING = 20;
const POLL_MS = 5000;
/** Poll interval after an option has expired without an event, in real milliseconds. */
const POLL_ENDED_MS = 2000;
const EVENT_GRACE_MS = 1500;

/** Real milliseconds until the running options should be refetched; false if nothing will change by itself. */
export function nextAsk(expiries: readonly number[], pushed: boolean, nowMs: number, rate: number): number | false {
  if (expiries.length === 0 || rate <= 0) return false;
  const untilEndMs = (Math.min(...expiries) - nowMs) / rate;
  const afterEndMs = untilEndMs <= 0 ? POLL_ENDED_MS : untilEndMs + EVENT_GRACE_MS;
  return pushed ? afterEndMs : Math.min(POLL_MS, afterEndMs);
}

/** Running options in all markets, newest first. */
export function useRunningOptions() {
  const pushed = useStore(optionsArePushed);
  return useQuery({
    queryKey: [...keys.options, 'running'],
    queryFn: async ({ signal, client, queryKey }) => {
      const quiet = client.getQueryData(queryKey) !== undefined;
      const fields = { status: RUNNING, page: 1, limit: MAX_RUNNING } as const;
      const page = await api('GET /microtrade/lists', fields, { signal, quiet, showsRefusal: true });
      return page.data.map(timedNow);
    },
    enabled: useSignedIn(),
    // The payout arrives with an event at the expiry. Without events it is noticed when the row leaves the list.
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
  return usePagedQuery({
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

/** The current state of one option. */
export async function fetchOption(id: number, signal?: AbortSignal): Promise<TimedOption> {
  return timedNow(await api('GET /microtrade/get_result', { id }, { signal, quiet: true }));
}

/** Starts an option. The caller shows refusals. */
export async function startOption(fields: OptionFields): Promise<TimedOption> {
  try {
    const order = await api('POST /microtrade/submit', { ...fields }, { showsRefusal: true, once: true });
    return timed(order, backend().clock.now(), true);
  } finally {
    refresh(keys.options, keys.wallets, keys.accountLog);
  }
}
