import { useQuery } from '@tanstack/react-query';
import type { CallPayload } from '@/contract/calls';
import { marketAnswers } from '@/contract/market/answers';
import { apiOf } from '../api/http';
import { keys } from '../queries/keys';
import { useSignedIn } from '../session/session';

const api = apiOf(marketAnswers);

export type Favourite = CallPayload<'GET /optional/list'>[number];

/** The user's favourite coins. Visitors get no data. */
export function useFavourites() {
  return useQuery({
    queryKey: keys.favourites,
    queryFn: ({ signal }) => api('GET /optional/list', {}, { signal, showsRefusal: true }),
    enabled: useSignedIn(),
  });
}
