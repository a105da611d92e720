import { type InfiniteData, useMutation, useQuery } from '@tanstack/react-query';
import type { CallPayload } from '@/contract/calls';
import { messagesAnswers } from '@/contract/messages/answers';
import type { MessageTopic } from '@/domain/messages/topics';
import { apiOf } from '../api/http';
import { refresh } from '../queries/client';
import { keys } from '../queries/keys';
import { usePagedQuery } from '../queries/paged-query';
import { distinctRows, nextOfNumbered, PAGE_SIZE } from '../queries/pages';
import { refetchSoon } from '../queries/refetch-soon';
import { onTradingEvent } from '../realtime/trading-events';
import { useLang, useSignedIn } from '../session/session';

const api = apiOf(messagesAnswers);

type MessagePage = CallPayload<'POST /user/messageList'>;
export type Message = CallPayload<'POST /user/messageDetail'>;

const LISTS = [...keys.messages, 'list'];
const UNREAD = [...keys.messages, 'unread'];

/** Subscribed for the app's lifetime, from the first use of messages or of their number on. */
onTradingEvent(({ event }) => {
  if (event === 'mail_message') refetchSoon(LISTS, UNREAD);
});

export function useUnread() {
  return useQuery({
    queryKey: UNREAD,
    queryFn: ({ signal }) => api('POST /user/messageList', { page: 1, limit: 1 }, { signal, quiet: true }),
    enabled: useSignedIn(),
    // Events report every change.
    staleTime: 60_000,
    select: ({ unread }) => unread,
  });
}

const newestIn = (pages: readonly MessagePage[]): number => pages[0]?.data[0]?.id ?? 0;

/** Messages of one topic or of all, newest first. Later pages are anchored at the newest message of the first page. */
export function useMessages(topic: MessageTopic | undefined) {
  const lang = useLang();
  return usePagedQuery({
    queryKey: [...LISTS, topic ?? '', lang],
    queryFn: ({ signal, pageParam: { page, id } }) => {
      const anchor = id > 0 ? { id } : {};
      const fields = { ...anchor, ...(topic && { topic }), page, limit: PAGE_SIZE };
      return api('POST /user/messageList', fields, { signal, showsRefusal: true });
    },
    initialPageParam: { page: 1, id: 0 },
    getNextPageParam: (last, pages) => {
      const page = nextOfNumbered(last);
      return page === undefined ? undefined : { page, id: newestIn(pages) };
    },
    select: ({ pages }: InfiniteData<MessagePage>) => ({
      rows: distinctRows(pages.map(({ data }) => data)),
      unread: pages[0]?.unread ?? 0,
      unreadTopics: pages[0]?.unread_topics ?? {},
    }),
    enabled: useSignedIn(),
    staleTime: 0,
  });
}

/** One message; requesting it marks it as read. `id` 0 makes no request. */
export function useMessage(id: number) {
  const signedIn = useSignedIn();
  const lang = useLang();
  return useQuery({
    queryKey: [...keys.messages, 'one', id, lang],
    queryFn: async ({ signal }) => {
      const message = await api('POST /user/messageDetail', { id }, { signal, showsRefusal: true });
      // Servers without message events do not report a read message either.
      refresh(LISTS, UNREAD);
      return message;
    },
    enabled: signedIn && id > 0,
    // Messages never change.
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Marks all messages as read, or those of a topic. The page shows refusals. */
export function useReadAll() {
  return useMutation({
    mutationFn: (topic: MessageTopic | undefined) =>
      api('POST /user/messageRead', topic ? { topic } : {}, { showsRefusal: true, once: 'each press' }),
    onSettled: () => refresh(LISTS, UNREAD),
  });
}
