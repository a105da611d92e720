import { useQuery } from '@tanstack/react-query';
import type { CallPayload } from '@/contract/calls';
import { financial } from '@/contract/financial';
import { api } from '../http';
import { knowCalls } from '../known-calls';
import { useSignedIn } from '../session';
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
