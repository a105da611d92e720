import { useQuery } from '@tanstack/react-query';
import { sitePages } from '@/contract/site-pages';
import { api } from '../api/http';
import { knowCalls } from '../api/known-calls';
import { keys } from '../queries/keys';
import { useLang } from '../session/session';

knowCalls(sitePages);

export type SitePage = keyof typeof sitePages;

/** A page of the site itself in the current language; null if there is none. */
export function useSitePage(call: SitePage) {
  const lang = useLang();
  return useQuery({
    queryKey: [...keys.content, 'site-page', call, lang],
    queryFn: ({ signal }) => api(call, {}, { signal, showsRefusal: true }),
    staleTime: 5 * 60_000,
  });
}
