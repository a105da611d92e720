import { useQuery } from '@tanstack/react-query';
import type { CallPayload } from '@/contract/calls';
import { financial } from '@/contract/earnings';
import { api } from '../api/http';
import { knowCalls } from '../api/known-calls';
import { useSignedIn } from '../session/session';
import { keys } from './keys';

knowCalls(financial);

export type FinancialOverview = CallPayload<'GET /financial/overview'>;

/** The customer's earnings from all financial products. */
export function useFinancialOverview() {
  return useQuery({
    queryKey: [...keys.wealth, 'overview'],
    queryFn: ({ signal }) => api('GET /financial/overview', {}, { signal, showsRefusal: true }),
    enabled: useSignedIn(),
  });
}
