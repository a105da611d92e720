import { type InfiniteData, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { CallPayload } from '@/contract/calls';
import { chat } from '@/contract/chat';
import type { ReportReason } from '@/domain/talk';
import { api } from '../http';
import { knowCalls } from '../known-calls';
import { onLate, roomIsOpen } from '../late-events';
import { session, useLang, useSignedIn } from '../session';
import { queryClient, refresh } from './client';
import { keys } from './keys';
import { inOrder, olderThan, withNewer } from './talk-pages';

knowCalls(chat);

type Page = CallPayload<'GET /chat/list'>;
export type ChatLine = Page['list'][number];

const PAGE_SIZE = 30;
/** Who has been away longer than this many lines reads from the newest on. */
const MOST_MISSED = 100;
/** Servers without the event are asked so often. */
const ASK_AGAIN_MS = 15_000;

const roomKey = (lang: string) => [...keys.talk, 'room', lang];
const mutedKey = [...keys.talk, 'muted'];

/** The room, oldest line first. */
export function useRoom() {
  const lang = useLang();
  return useInfiniteQuery({
    queryKey: roomKey(lang),
    queryFn: ({ signal, pageParam }) =>
      api('GET /chat/list', { before: pageParam, limit: PAGE_SIZE }, { signal, showsRefusal: true }),
    initialPageParam: '',
    getNextPageParam: (last) => olderThan(last),
    // What was said stays; what is new is put below it.
    staleTime: 0,
    select: ({ pages }) => ({ lines: inOrder(pages), members: pages[0]?.members ?? 0 }),
    enabled: useSignedIn(),
  });
}

let asking: Promise<void> | null = null;

/** Asks for what is new, one question at a time, and puts it below what is there. */
function catchUp(): Promise<void> {
  asking ??= askForNew().finally(() => {
    asking = null;
  });
  return asking;
}

async function askForNew(): Promise<void> {
  const key = roomKey(session.lang.get());
  const newest = queryClient.getQueryData<InfiniteData<Page>>(key)?.pages[0]?.list[0]?.id;
  // The first page is under way, or the room is empty: it is asked for as a whole.
  if (newest === undefined) return refresh(key);
  const fresh = await api('GET /chat/list', { after: newest, limit: MOST_MISSED }, { quiet: true }).catch(() => null);
  // It could not be asked: the next event, or the next look, asks again.
  if (fresh === null) return;
  if (fresh.more) await queryClient.resetQueries({ queryKey: key });
  else queryClient.setQueryData<InfiniteData<Page>>(key, (data) => data && withNewer(data, fresh));
}

/** Takes lines out of what is on screen. */
function drop(gone: (line: ChatLine) => boolean): void {
  queryClient.setQueriesData<InfiniteData<Page>>({ queryKey: [...keys.talk, 'room'] }, (data) => {
    if (!data) return data;
    return { ...data, pages: data.pages.map((page) => ({ ...page, list: page.list.filter((line) => !gone(line)) })) };
  });
}

/** Follows the room while it is on screen. */
export function useHearRoom(): void {
  useEffect(() => {
    roomIsOpen.set(true);
    const stop = onLate('chat', ({ hidden }) => {
      if (hidden) drop(({ id }) => id === hidden);
      else void catchUp();
    });
    const timer = setInterval(() => void catchUp(), ASK_AGAIN_MS);
    return () => {
      roomIsOpen.set(false);
      stop();
      clearInterval(timer);
    };
  }, []);
}

/** Says something. Refusals are the page's to show. */
export function useSay() {
  return useMutation({
    mutationFn: (text: string) => api('POST /chat/send', { text }, { showsRefusal: true, once: true }),
    // Also after a failure: a call that timed out may have been heard.
    onSettled: catchUp,
  });
}

/** Whom the reader has muted. */
export function useMuted() {
  return useQuery({
    queryKey: mutedKey,
    queryFn: ({ signal }) => api('GET /chat/muted', {}, { signal, showsRefusal: true }),
    enabled: useSignedIn(),
  });
}

/** Hides what somebody says, or shows it again. */
export function useMute() {
  return useMutation({
    mutationFn: ({ member, muted }: { member: string; muted: boolean }) =>
      api('POST /chat/mute', { member, muted: muted ? 1 : 0 }, { showsRefusal: true, once: true }),
    onSuccess: (_sentence, { member, muted }) => {
      if (muted) drop((line) => line.member === member);
      else refresh([...keys.talk, 'room']);
    },
    onSettled: () => refresh(mutedKey),
  });
}

/** Says that a line does not belong here. */
export function useReport() {
  return useMutation({
    mutationFn: ({ id, reason }: { id: string; reason: ReportReason }) =>
      api('POST /chat/report', { id, reason }, { showsRefusal: true, once: true }),
  });
}
