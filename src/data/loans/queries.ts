import { useQuery } from '@tanstack/react-query';
import type { CallFields, CallPayload } from '@/contract/calls';
import { loansAnswers } from '@/contract/loans/answers';
import { LOAN_WAITING } from '@/domain/loans/loans';
import { fromWireTime } from '@/domain/time';
import { apiOf } from '../api/http';
import { refresh } from '../queries/client';
import { keys } from '../queries/keys';
import { usePagedQuery } from '../queries/paged-query';
import { distinctRows, nextOfCounted, PAGE_SIZE } from '../queries/pages';
import { refetchDelayNow } from '../queries/refetch-delay';
import { useSignedIn } from '../session/session';

const api = apiOf(loansAnswers);

export type LoanConfig = CallPayload<'GET /loan/config'>;
export type Loan = CallPayload<'GET /loan/list'>['list'][number];
export type LoanDetail = CallPayload<'GET /loan/detail'>;

/** Family servers report no decision, so waiting applications are polled, in real milliseconds. */
const POLL_MS = 3_000;

/** Interval until a loan may change: after a decision, or when its next day begins. */
function pollInterval(rows: readonly Loan[]): number | false {
  if (rows.some(({ status }) => status === LOAN_WAITING)) return POLL_MS;
  return refetchDelayNow(rows.flatMap(({ next_at }) => fromWireTime(next_at ?? '') ?? []));
}

/** Terms of loans, and how much the customer may borrow. */
export function useLoanConfig() {
  return useQuery({
    queryKey: [...keys.loans, 'config'],
    queryFn: ({ signal, client, queryKey }) => {
      const quiet = client.getQueryData(queryKey) !== undefined;
      return api('GET /loan/config', {}, { signal, quiet, showsRefusal: true });
    },
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.barrier === 'loan_waiting' ? POLL_MS : false),
    enabled: useSignedIn(),
  });
}

/** Open loans, or ended ones; newest first. */
export function useLoans(open: boolean) {
  return usePagedQuery({
    queryKey: [...keys.loans, 'list', open],
    queryFn: ({ signal, pageParam, client, queryKey }) => {
      const quiet = client.getQueryData(queryKey) !== undefined;
      const fields = { open: open ? 1 : 0, page: pageParam, limit: PAGE_SIZE };
      return api('GET /loan/list', fields, { signal, quiet, showsRefusal: true });
    },
    initialPageParam: 1,
    getNextPageParam: nextOfCounted,
    select: ({ pages }) => distinctRows(pages.map(({ list }) => list)),
    staleTime: 0,
    refetchInterval: ({ state }) => pollInterval((state.data?.pages ?? []).flatMap(({ list }) => list)),
    enabled: useSignedIn(),
  });
}

/** One loan with its history; `id` 0 makes no request. */
export function useLoan(id: number) {
  const signedIn = useSignedIn();
  return useQuery({
    queryKey: [...keys.loans, 'one', id],
    queryFn: ({ signal, client, queryKey }) => {
      const quiet = client.getQueryData(queryKey) !== undefined;
      return api('GET /loan/detail', { id }, { signal, quiet, showsRefusal: true });
    },
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data ? pollInterval([state.data]) : false),
    enabled: signedIn && id > 0,
  });
}

/** Applies for a loan. The form shows refusals. */
export async function applyForLoan(fields: CallFields<'POST /loan/apply'>): Promise<void> {
  try {
    await api('POST /loan/apply', fields, { showsRefusal: true, once: true });
  } finally {
    refresh(keys.loans);
  }
}

/** Withdraws an application. */
export async function cancelLoan(id: number): Promise<void> {
  try {
    await api('POST /loan/cancel', { id }, { showsRefusal: true, once: true });
  } finally {
    refresh(keys.loans);
  }
}

/**
 * Repays a loan; `owed` is the displayed debt. After a lost answer the debt may be less already, so a repetition names that
 * of the first try. Resolves to the debt that was named.
 */
export async function repayLoan(fields: CallFields<'POST /loan/repay'> & { readonly owed: string }): Promise<string> {
  let named = fields.owed;
  const onSend = (sent: Readonly<Record<string, unknown>>) => {
    named = String(sent.owed);
  };
  try {
    await api('POST /loan/repay', fields, { showsRefusal: true, once: { apartFrom: ['owed'], onSend } });
    return named;
  } finally {
    refresh(keys.loans, keys.wallets, keys.accountLog, keys.membership);
  }
}
