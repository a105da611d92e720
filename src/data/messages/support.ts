import { type InfiniteData, useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { CallFields, CallPayload } from '@/contract/calls';
import { commonAnswers } from '@/contract/common/answers';
import { supportAnswers } from '@/contract/support/answers';
import { useStore } from '@/lib/stores/use-store';
import { connectionId } from '../api/connection-id';
import { apiOf } from '../api/http';
import { queryClient, refresh } from '../queries/client';
import { keys } from '../queries/keys';
import { usePagedQuery } from '../queries/paged-query';
import { onLate } from '../realtime/late-events';
import { session, useLang, useSignedIn } from '../session/session';
import { inOrder, olderThan, withNewer } from './talk-pages';

const api = apiOf({ ...supportAnswers, ...commonAnswers });

type Conversation = CallPayload<'GET /kefu/list'>;
export type SupportMessage = Conversation['list'][number];

const PAGE_SIZE = 20;
const conversationKey = (lang: string) => [...keys.talk, 'support', lang];
const unreadKey = [...keys.talk, 'support-unread'];

/** The conversation with customer service, oldest message first. */
export function useConversation() {
  const lang = useLang();
  return usePagedQuery({
    queryKey: conversationKey(lang),
    queryFn: ({ signal, pageParam }) =>
      api('GET /kefu/list', { before: pageParam, limit: PAGE_SIZE }, { signal, showsRefusal: true }),
    initialPageParam: '' as string | number,
    getNextPageParam: (last) => olderThan(last),
    staleTime: 0,
    select: ({ pages }) => ({
      messages: inOrder(pages),
      unread: pages[0]?.unread ?? 0,
      seen: pages[0]?.seen ?? 0,
      typing: pages[0]?.typing ?? false,
      waiting: pages[0]?.waiting ?? false,
    }),
    enabled: useSignedIn(),
  });
}

/** Numbers of the latest request for new messages, and of the latest one whose answer is shown. */
let requests = 0;
let shown = 0;

/** Loads new messages and appends them. */
async function catchUp(): Promise<void> {
  const key = conversationKey(session.lang.get());
  const token = session.token.get();
  // The conversation is still loading.
  if (queryClient.getQueryData(key) === undefined) return refresh(key);
  requests += 1;
  const request = requests;
  const fresh = await api('GET /kefu/list', { limit: PAGE_SIZE }, { quiet: true }).catch(() => null);
  // The request failed: the next opening of the page loads everything. Another customer must not see the answer. An
  // answer that is overtaken by a later one would show an older state of the conversation.
  if (fresh === null || request < shown || session.token.get() !== token) return;
  shown = request;
  queryClient.setQueryData<InfiniteData<Conversation>>(key, (data) => data && withNewer(data, fresh));
}

/**
 * Reports the id of the displaying connection to the server, for family servers whose chat finds its customer by it
 * (contract: GET /getClientid). The simulated exchange uses the socket's login instead. A refusal has no other
 * consequence.
 */
function useBoundConnection(): void {
  const clientid = useStore(connectionId);
  const isSignedIn = useSignedIn();
  useEffect(() => {
    if (!isSignedIn || clientid === '') return;
    const leaving = new AbortController();
    api('GET /getClientid', { clientid }, { signal: leaving.signal, quiet: true }).catch(() => {});
    return () => leaving.abort();
  }, [clientid, isSignedIn]);
}

/** An agent who stops typing sends no event, so the indicator ends after this time. */
const TYPING_MS = 8_000;

/** Subscribes to the conversation while it is on screen. Returns whether somebody is typing. */
export function useSupportEvents(): boolean {
  const [typing, setTyping] = useState(false);
  useBoundConnection();
  useEffect(() => {
    let ends: ReturnType<typeof setTimeout> | undefined;
    const stop = onLate('kefu', (event) => {
      clearTimeout(ends);
      setTyping(event.typing);
      if (event.typing) ends = setTimeout(() => setTyping(false), TYPING_MS);
      void catchUp();
    });
    return () => {
      clearTimeout(ends);
      stop();
    };
  }, []);
  return typing;
}

/** Sends a text, a picture, or both. The page shows refusals. */
export function useSendSupport() {
  return useMutation({
    mutationFn: (fields: { text: string; picture: string }) =>
      api('POST /kefu/send', fields, { showsRefusal: true, once: true }),
    onSettled: catchUp,
  });
}

/** Sends a message without a login. The form shows refusals. */
export const writeAsVisitor = (fields: CallFields<'POST /kefu/visitor'>): Promise<string> =>
  api('POST /kefu/visitor', fields, { showsRefusal: true, once: true });

/** Marks everything as seen. */
export function useReadSupport() {
  return useMutation({
    mutationFn: () => api('POST /kefu/read', {}, { quiet: true }),
    onSettled: () => refresh(unreadKey),
  });
}

/** Number of unread answers; updated by events. */
export function useSupportUnread() {
  const query = useQuery({
    queryKey: unreadKey,
    queryFn: ({ signal }) => api('GET /kefu/list', { limit: 1 }, { signal, quiet: true }),
    select: ({ unread }) => unread,
    staleTime: 0,
    enabled: useSignedIn(),
  });
  useEffect(() => onLate('kefu', () => refresh(unreadKey)), []);
  return query;
}
