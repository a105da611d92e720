import { useQuery } from '@tanstack/react-query';
import { sitePagesAnswers } from '@/contract/site-pages/answers';
import { apiOf } from '../api/http';
import { keys } from '../queries/keys';
import { useLang } from '../session/session';

const api = apiOf(sitePagesAnswers);

export type SitePage = keyof typeof sitePagesAnswers;

/** A page of the site itself in the current language; null if there is none. */
export function useSitePage(call: SitePage) {
  const lang = useLang();
  return useQuery({
    queryKey: [...keys.content, 'site-page', call, lang],
    queryFn: ({ signal }) => api(call, {}, { signal, showsRefusal: true }),
    staleTime: 5 * 60_000,
  });
}
