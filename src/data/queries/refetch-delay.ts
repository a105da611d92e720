import { RECHARGE_STATES } from '@/contract/recharge/codes';
import { DAY_MS, exchangeDayStart } from '@/domain/time';
import { backend } from '../api/backend';

/** Time allowed to the server after a deadline for booking what is due, in real milliseconds. */
const GRACE_MS = 1_000;
/** Poll interval once a deadline has passed, until the server's answer shows it. */
const OVERDUE_MS = 3_000;

/**
 * Real milliseconds until shortly after the next of these times of the exchange's clock; false if there is none or the
 * clock is paused. Null is an unknown time, which never comes.
 */
export function refetchDelay(instants: readonly (number | null)[], nowMs: number, rate: number): number | false {
  if (instants.length === 0 || rate <= 0) return false;
  const leftMs = (Math.min(...instants.map((atMs) => atMs ?? Number.POSITIVE_INFINITY)) - nowMs) / rate;
  return leftMs <= 0 ? OVERDUE_MS : Math.min(2 ** 31 - 1, leftMs + GRACE_MS);
}

/** Same as `refetchDelay`, with the backend's clock. */
export function refetchDelayNow(instants: readonly (number | null)[]): number | false {
  const { clock } = backend();
  return refetchDelay(instants, clock.now(), clock.rate());
}

/** Poll interval of what is under review, in real milliseconds: family servers report no decision. */
const REVIEW_POLL_MS = 15_000;
type Requests = { readonly data: readonly { readonly status: number }[] };

/** The poll interval of deposits or withdrawals, whose states have the same numbers; false if none is under review. */
export const reviewPollMs = (pages: readonly Requests[] = []): number | false =>
  pages.some(({ data }) => data.some(({ status }) => status === RECHARGE_STATES.pending)) && REVIEW_POLL_MS;

/** The start of the exchange's next day, in epoch milliseconds. */
export const nextDayMs = (): number => exchangeDayStart(backend().clock.now()) + DAY_MS;

/** For data of a day without events: each opening of a screen refetches it, and so does the next day. */
export const EACH_DAY = { staleTime: 0, refetchInterval: () => refetchDelayNow([nextDayMs()]) } as const;
