import { type InfiniteData, useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { CallPayload } from '@/contract/calls';
import { chatAnswers } from '@/contract/chat/answers';
import type { ReportReason } from '@/domain/messages/talk';
import { apiOf } from '../api/http';
import { queryClient, refresh } from '../queries/client';
import { keys } from '../queries/keys';
import { usePagedQuery } from '../queries/paged-query';
import { onLate, roomIsOpen } from '../realtime/late-events';
import { session, useLang, useSignedIn } from '../session/session';
import { inOrder, olderThan, withNewer } from './talk-pages';

const api = apiOf(chatAnswers);

type Page = CallPayload<'GET /chat/list'>;
export type ChatLine = Page['list'][number];

const PAGE_SIZE = 30;
/** If more lines than this were missed, the list is loaded again from the newest on. */
const MAX_MISSED = 100;
/** Poll interval for servers without the event. */
const RETRY_MS = 15_000;

const roomKey = (lang: string) => [...keys.talk, 'room', lang];
const mutedKey = [...keys.talk, 'muted'];

/** Lines of the room, oldest first. */
export function useRoom() {
  const lang = useLang();
  return usePagedQuery({
    queryKey: roomKey(lang),
    queryFn: ({ signal, pageParam }) =>
      api('GET /chat/list', { before: pageParam, limit: PAGE_SIZE }, { signal, showsRefusal: true }),
    initialPageParam: '',
    getNextPageParam: (last) => olderThan(last),
    // Loaded lines stay; new ones are appended.
    staleTime: 0,
    select: ({ pages }) => ({ lines: inOrder(pages), members: pages[0]?.members ?? 0 }),
    enabled: useSignedIn(),
  });
}

/** The running request, the session that it was sent in, and whether another request must follow it. */
interface CatchUp {
  readonly token: string;
  again: boolean;
  done: Promise<void>;
}
let running: CatchUp | null = null;

/** Loads new lines, one request at a time, and appends them. */
function catchUp(): Promise<void> {
  const token = session.token.get();
  if (running?.token === token) {
    // The server may have answered the running request before the line that caused this call was there.
    running.again = true;
    return running.done;
  }
  const own: CatchUp = { token, again: false, done: Promise.resolve() };
  running = own;
  own.done = requestUntilCurrent(own);
  return own.done;
}

async function requestUntilCurrent(own: CatchUp): Promise<void> {
  try {
    do {
      own.again = false;
      await fetchNewMessages(own.token);
    } while (own.again && session.token.get() === own.token);
  } finally {
    if (running === own) running = null;
  }
}

async function fetchNewMessages(token: string): Promise<void> {
  const key = roomKey(session.lang.get());
  const newest = queryClient.getQueryData<InfiniteData<Page>>(key)?.pages[0]?.list[0]?.id;
  // The first page is still loading, or the room is empty: load the whole list.
  if (newest === undefined) return refresh(key);
  const fresh = await api('GET /chat/list', { after: newest, limit: MAX_MISSED }, { quiet: true }).catch(() => null);
  // The request failed: the next event or poll repeats it. Another customer must not see the answer.
  if (fresh === null || session.token.get() !== token) return;
  if (fresh.more) await queryClient.resetQueries({ queryKey: key });
  else queryClient.setQueryData<InfiniteData<Page>>(key, (data) => data && withNewer(data, fresh));
}

/** Removes lines from the cached list. */
function drop(gone: (line: ChatLine) => boolean): void {
  queryClient.setQueriesData<InfiniteData<Page>>({ queryKey: [...keys.talk, 'room'] }, (data) => {
    if (!data) return data;
    return { ...data, pages: data.pages.map((page) => ({ ...page, list: page.list.filter((line) => !gone(line)) })) };
  });
}

/** Subscribes to the room while it is on screen. */
export function useChatEvents(): void {
  useEffect(() => {
    roomIsOpen.set(true);
    const stop = onLate('chat', ({ hidden }) => {
      if (hidden) drop(({ id }) => id === hidden);
      else void catchUp();
    });
    const timer = setInterval(() => void catchUp(), RETRY_MS);
    return () => {
      roomIsOpen.set(false);
      stop();
      clearInterval(timer);
    };
  }, []);
}

/** Sends a message. The page shows refusals. */
export function useSendChatMessage() {
  return useMutation({
    mutationFn: (text: string) => api('POST /chat/send', { text }, { showsRefusal: true, once: true }),
    onSettled: catchUp,
  });
}

/** Members the reader has muted. */
export function useMuted() {
  return useQuery({
    queryKey: mutedKey,
    queryFn: ({ signal }) => api('GET /chat/muted', {}, { signal, showsRefusal: true }),
    enabled: useSignedIn(),
  });
}

/** Mutes a member, or unmutes them. */
export function useMute() {
  return useMutation({
    mutationFn: ({ member, muted }: { member: string; muted: boolean }) =>
      api('POST /chat/mute', { member, muted: muted ? 1 : 0 }, { showsRefusal: true, once: 'each press' }),
    onSuccess: (_sentence, { member, muted }) => {
      if (muted) drop((line) => line.member === member);
      else refresh([...keys.talk, 'room']);
    },
    onSettled: () => refresh(mutedKey),
  });
}

/** Reports a line. */
export function useReport() {
  return useMutation({
    mutationFn: ({ id, reason }: { id: string; reason: ReportReason }) =>
      api('POST /chat/report', { id, reason }, { showsRefusal: true, once: true }),
  });
}
