import { useQuery } from '@tanstack/react-query';
import type { CallPayload } from '@/contract/calls';
import { contentAnswers } from '@/contract/content/answers';
import { apiOf } from '../api/http';
import { keys } from '../queries/keys';
import { usePagedQuery } from '../queries/paged-query';
import { distinctRows, nextOfCounted } from '../queries/pages';
import { useLang } from '../session/session';

const api = apiOf(contentAnswers);

export type Article = CallPayload<'POST /news/detail'>;
export type MenuEntry = CallPayload<'GET /menu'>[number];

/** Editors change content within hours. Each language has its own answer. */
const STALE_MS = 5 * 60_000;
const PAGE_SIZE = 15;

export { BANNERS, NEWS } from './article-keys';

export function useMenu() {
  const lang = useLang();
  return useQuery({
    queryKey: [...keys.content, 'menu', lang],
    queryFn: ({ signal }) => api('GET /menu', {}, { signal, showsRefusal: true }),
    staleTime: STALE_MS,
  });
}

/** The pop-up notice; null if there is none. */
export function usePopup() {
  const lang = useLang();
  return useQuery({
    queryKey: [...keys.content, 'popup', lang],
    queryFn: ({ signal }) => api('GET /news/index_pop', {}, { signal, quiet: true }),
    staleTime: STALE_MS,
  });
}

/** The notice in the home page's bar; null if there is none. */
export function useNotice() {
  const lang = useLang();
  return useQuery({
    queryKey: [...keys.content, 'notice', lang],
    queryFn: ({ signal }) => api('GET /news/index_message', {}, { signal, quiet: true }),
    staleTime: STALE_MS,
  });
}

/** Articles of one category, newest first; NEWS or BANNERS. */
export function useNews(category: string) {
  const lang = useLang();
  return usePagedQuery({
    queryKey: [...keys.content, 'news', category, lang],
    queryFn: ({ signal, pageParam }) =>
      api('POST /news/list', { c_id: category, page: pageParam, limit: PAGE_SIZE }, { signal, showsRefusal: true }),
    initialPageParam: 1,
    getNextPageParam: nextOfCounted,
    select: (data) => distinctRows(data.pages.map((page) => page.list)),
    staleTime: STALE_MS,
  });
}

/** One article; id 0 makes no request. */
export function useArticle(id: number) {
  const lang = useLang();
  return useQuery({
    queryKey: [...keys.content, 'article', id, lang],
    queryFn: ({ signal }) => api('POST /news/detail', { id }, { signal, showsRefusal: true }),
    enabled: id > 0,
    staleTime: STALE_MS,
  });
}
