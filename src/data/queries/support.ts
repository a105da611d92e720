import { type InfiniteData, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { CallFields, CallPayload } from '@/contract/calls';
import { support } from '@/contract/support';
import { useStore } from '@/lib/use-store';
import { connectionId } from '../connection-id';
import { api } from '../http';
import { knowCalls } from '../known-calls';
import { onLate } from '../late-events';
import { session, useLang, useSignedIn } from '../session';
import { queryClient, refresh } from './client';
import { keys } from './keys';
import { inOrder, olderThan, withNewer } from './talk-pages';

knowCalls(support);

type Conversation = CallPayload<'GET /kefu/list'>;
export type SupportMessage = Conversation['list'][number];

const PAGE_SIZE = 20;
const conversationKey = (lang: string) => [...keys.talk, 'support', lang];
const unreadKey = [...keys.talk, 'support-unread'];

/** The conversation with customer service, oldest message first. */
export function useConversation() {
  const lang = useLang();
  return useInfiniteQuery({
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

/** Asks for what is new, and puts it below what is there. */
async function catchUp(): Promise<void> {
  const key = conversationKey(session.lang.get());
  // What there is, is under way.
  if (queryClient.getQueryData(key) === undefined) return refresh(key);
  const fresh = await api('GET /kefu/list', { limit: PAGE_SIZE }, { quiet: true }).catch(() => null);
  // It could not be asked: whoever opens the page next asks for everything.
  if (fresh === null) return;
  queryClient.setQueryData<InfiniteData<Conversation>>(key, (data) => data && withNewer(data, fresh));
}

/**
 * Tells the server which connection shows the conversation, for families whose chat finds its customer by that
 * (contract: GET /getClientid). Ours knows by the socket's login; a refusal costs nothing but that.
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

/** An agent who stops typing does not say so. */
const TYPING_MS = 8_000;

/** Follows the conversation while it is on screen. Returns whether somebody is writing just now. */
export function useHearSupport(): boolean {
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

/** Sends a text, a picture, or both. Refusals are the page's to show. */
export function useSendSupport() {
  return useMutation({
    mutationFn: (fields: { text: string; picture: string }) =>
      api('POST /kefu/send', fields, { showsRefusal: true, once: true }),
    // Also after a failure: a call that timed out may have been heard.
    onSettled: catchUp,
  });
}

/** Sends what somebody writes without a login. Refusals are the form's to show. */
export const writeAsVisitor = (fields: CallFields<'POST /kefu/visitor'>): Promise<string> =>
  api('POST /kefu/visitor', fields, { showsRefusal: true, once: true });

/** Says that everything has been seen. */
export function useReadSupport() {
  return useMutation({
    mutationFn: () => api('POST /kefu/read', {}, { quiet: true }),
    onSettled: () => refresh(unreadKey),
  });
}

/** How many answers wait to be read; moves by itself. */
export function useSupportUnread(): number {
  const query = useQuery({
    queryKey: unreadKey,
    queryFn: ({ signal }) => api('GET /kefu/list', { limit: 1 }, { signal, quiet: true }),
    select: ({ unread }) => unread,
    staleTime: 0,
    enabled: useSignedIn(),
  });
  useEffect(() => onLate('kefu', () => refresh(unreadKey)), []);
  return query.data ?? 0;
}
