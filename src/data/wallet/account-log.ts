import type { CallPayload } from '@/contract/calls';
import { walletAnswers } from '@/contract/wallet/answers';
import type { AccountLogGroup } from '@/domain/accounts/account-log-groups';
import { apiOf } from '../api/http';
import { keys } from '../queries/keys';
import { usePagedQuery } from '../queries/paged-query';
import { distinctRows, nextOfCounted, PAGE_SIZE } from '../queries/pages';
import { useSignedIn } from '../session/session';

const api = apiOf(walletAnswers);

export type AccountLogRow = CallPayload<'POST /wallet/legal_log'>['list'][number];

export interface AccountLogFilter {
  /** Coin id; absent for all. */
  currency?: number;
  /** Account id (specification section 3); absent for all. */
  account?: number;
  /** Group of changes; absent for all. */
  group?: AccountLogGroup;
  /** Number of days back; absent for all. */
  days?: number;
}

/** Changes of balances, newest first. */
export function useAccountLog(filter: AccountLogFilter = {}) {
  return usePagedQuery({
    queryKey: [...keys.accountLog, filter],
    queryFn: ({ signal, pageParam }) =>
      api(
        'POST /wallet/legal_log',
        {
          currency: filter.currency,
          type: filter.account,
          group: filter.group,
          days: filter.days,
          page: pageParam,
          limit: PAGE_SIZE,
        },
        { signal, showsRefusal: true },
      ),
    initialPageParam: 1,
    getNextPageParam: nextOfCounted,
    select: (data) => distinctRows(data.pages.map((page) => page.list)),
    enabled: useSignedIn(),
  });
}
