import { useQuery } from '@tanstack/react-query';
import type { CallPayload } from '@/contract/calls';
import { earningsAnswers } from '@/contract/earnings/answers';
import { apiOf } from '../api/http';
import { keys } from '../queries/keys';
import { useSignedIn } from '../session/session';

const api = apiOf(earningsAnswers);

export type FinancialOverview = CallPayload<'GET /financial/overview'>;

/** The customer's earnings from all financial products. */
export function useFinancialOverview() {
  return useQuery({
    queryKey: [...keys.wealth, 'overview'],
    queryFn: ({ signal }) => api('GET /financial/overview', {}, { signal, showsRefusal: true }),
    enabled: useSignedIn(),
  });
}
