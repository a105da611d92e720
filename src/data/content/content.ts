import { useQuery } from '@tanstack/react-query';
import type { CallPayload } from '@/contract/calls';
import { contentAnswers } from '@/contract/content/answers';
import { apiOf } from '../api/http';
import { keys } from '../queries/keys';
import { useLang } from '../session/session';
import { BANNERS } from './article-keys';

const api = apiOf(contentAnswers);

export type Article = CallPayload<'POST /news/detail'>;
export type MenuEntry = CallPayload<'GET /menu'>[number];

/** Editors change content within hours. Each language has its own answer. */
export const STALE_MS = 5 * 60_000;
export const PAGE_SIZE = 15;

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

/** Banners, newest first. */
export function useBanners() {
  const lang = useLang();
  return useQuery({
    queryKey: [...keys.content, 'news', BANNERS, lang],
    queryFn: ({ signal }) =>
      api('POST /news/list', { c_id: BANNERS, page: 1, limit: PAGE_SIZE }, { signal, showsRefusal: true }),
    select: ({ list }) => list,
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
