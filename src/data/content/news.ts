import { contentAnswers } from '@/contract/content/answers';
import { apiOf } from '../api/http';
import { keys } from '../queries/keys';
import { usePagedQuery } from '../queries/paged-query';
import { distinctRows, nextOfCounted } from '../queries/pages';
import { useLang } from '../session/session';
import { NEWS } from './article-keys';
import { PAGE_SIZE, STALE_MS } from './content';

const api = apiOf(contentAnswers);

/** News, newest first. Not beside the rest of the content, because paged lists are not in the first screen's code. */
export function useNews() {
  const lang = useLang();
  return usePagedQuery({
    queryKey: [...keys.content, 'news', NEWS, lang],
    queryFn: ({ signal, pageParam }) =>
      api('POST /news/list', { c_id: NEWS, page: pageParam, limit: PAGE_SIZE }, { signal, showsRefusal: true }),
    initialPageParam: 1,
    getNextPageParam: nextOfCounted,
    select: (data) => distinctRows(data.pages.map((page) => page.list)),
    staleTime: STALE_MS,
  });
}
