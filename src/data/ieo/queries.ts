import { useQuery } from '@tanstack/react-query';
import type { CallPayload } from '@/contract/calls';
import { ieoAnswers } from '@/contract/ieo/answers';
import { ONGOING, type SubscriptionTerms } from '@/domain/ieo/subscription';
import { Decimal } from '@/domain/money/money';
import { fromWireTime } from '@/domain/time';
import { apiOf } from '../api/http';
import { refresh } from '../queries/client';
import { keys } from '../queries/keys';
import { usePagedQuery } from '../queries/paged-query';
import { distinctRows, nextOfFull } from '../queries/pages';
import { refetchDelayNow } from '../queries/refetch-delay';
import { useSignedIn } from '../session/session';

const api = apiOf(ieoAnswers);

type WireProject = CallPayload<'GET /project'>['list'][number];
type WireDetail = CallPayload<'GET /project/detail'>;
type WireOrder = CallPayload<'GET /user/project/order'>['data'][number];

/** Times of a project in epoch milliseconds of the exchange's clock; null for what the server sends no time for. */
interface Timed {
  readonly startMs: number | null;
  readonly endMs: number | null;
  readonly listMs: number | null;
}
export type Project = WireProject & Timed;
export type ProjectInfo = WireDetail['info'] & Timed & { readonly issueMs: number | null };
export interface Subscription extends WireOrder {
  readonly endMs: number | null;
  readonly issueMs: number | null;
  readonly listMs: number | null;
}

export interface SubscribeFields {
  readonly project_id: number;
  readonly amount: string;
  readonly pay_currency: string;
  readonly price: string;
}

const PAGE_SIZE = 20;
/** Poll interval of a sale in real milliseconds, because other customers apply meanwhile. */
const POLL_MS = 20_000;

const instant = (text = ''): number | null => fromWireTime(text);
const timed = <T extends Pick<WireProject, 'start_at' | 'end_at' | 'sell_begin'>>(row: T): T & Timed => ({
  ...row,
  startMs: instant(row.start_at),
  endMs: instant(row.end_at),
  listMs: instant(row.sell_begin),
});
const timedOrder = (row: WireOrder): Subscription => ({
  ...row,
  endMs: instant(row.end_at),
  issueMs: instant(row.issue_at),
  listMs: instant(row.sell_begin),
});

/**
 * The next time at which a project's phase changes. A time that has passed stays until the server's answer shows the
 * change.
 */
const aheadOf = ({ time_status, startMs, endMs }: Project): (number | null)[] =>
  time_status === 1 ? [startMs] : time_status === ONGOING ? [endMs] : [];

/** Every project, in the server's order. */
export function useProjects() {
  return usePagedQuery({
    queryKey: keys.projects,
    queryFn: ({ signal, pageParam }) =>
      api('GET /project', { page: pageParam, limit: PAGE_SIZE }, { signal, showsRefusal: true }),
    initialPageParam: 1,
    getNextPageParam: ({ list }, all) => nextOfFull(list, all, PAGE_SIZE),
    select: ({ pages }) => distinctRows(pages.map(({ list }) => list)).map(timed),
    refetchInterval: ({ state }) => {
      const rows = (state.data?.pages ?? []).flatMap(({ list }) => list.map(timed));
      const next = refetchDelayNow(rows.flatMap(aheadOf));
      return next === false ? false : Math.min(next, POLL_MS);
    },
  });
}

function readDetail({ info, order_info }: WireDetail): { info: ProjectInfo; order: Subscription | null } {
  return {
    info: { ...timed(info), issueMs: instant(info.issue_at) },
    order: order_info && timedOrder(order_info),
  };
}

/** One project and the customer's application. `id` 0 makes no request. */
export function useProject(id: number) {
  return useQuery({
    queryKey: [...keys.wealth, 'project', id],
    queryFn: ({ signal }) => api('GET /project/detail', { project_id: id }, { signal, showsRefusal: true }),
    select: readDetail,
    enabled: id > 0,
    refetchInterval: ({ state }) => {
      if (!state.data) return false;
      const { info } = readDetail(state.data);
      const { issueMs, listMs, phase } = info;
      const rest = phase === 'allocated' ? [issueMs] : phase === 'issued' ? [listMs] : aheadOf(info);
      const next = refetchDelayNow(rest);
      return next === false ? false : Math.min(next, POLL_MS);
    },
  });
}

/** Terms of the sale. Servers without an upper limit send none. */
export const saleTerms = ({ mode = 'first_come', amount, price, min, max, amount_decimals = 8 }: ProjectInfo) =>
  ({
    mode,
    issue: new Decimal(amount),
    price: new Decimal(price),
    min: new Decimal(min),
    max: new Decimal(max ?? amount),
    amountDecimals: amount_decimals,
  }) satisfies SubscriptionTerms;

/** The customer's applications, newest first. Refetched when the state of one changes. */
export function useSubscriptions() {
  return usePagedQuery({
    queryKey: [...keys.wealth, 'subscriptions'],
    queryFn: ({ signal, pageParam }) =>
      api('GET /user/project/order', { page: pageParam, limit: PAGE_SIZE }, { signal, showsRefusal: true }),
    initialPageParam: 1,
    getNextPageParam: ({ current_page, last_page }) => (current_page < last_page ? current_page + 1 : undefined),
    select: ({ pages }) => distinctRows(pages.map(({ data }) => data)).map(timedOrder),
    enabled: useSignedIn(),
    refetchInterval: ({ state }) => {
      const rows = (state.data?.pages ?? []).flatMap(({ data }) => data.map(timedOrder));
      return refetchDelayNow(rows.flatMap(nextOf));
    },
  });
}

/** The time of an application's next change; none once its coins are free. */
function nextOf({ status, locked, endMs, issueMs, listMs }: Subscription): (number | null)[] {
  if (status === 1) return [endMs];
  if (status === 2) return [issueMs];
  return locked === 1 ? [listMs] : [];
}

/** Applies for coins. The caller shows refusals. */
export async function subscribe(fields: SubscribeFields): Promise<void> {
  try {
    await api('POST /project/order', { ...fields }, { showsRefusal: true, once: true });
  } finally {
    refresh(keys.projects, keys.wealth, keys.wallets, keys.accountLog);
  }
}
