import { MutationObserver } from '@tanstack/react-query';
import type * as React from 'react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { useRemoveAlert } from './alerts/queries';
import { setBackend } from './api/backend';
import { loadSendOnce } from './api/http';
import { toggleFavourite } from './market/toggle-favourite';
import { useChatEvents, useSendChatMessage } from './messages/chat';
import { useSupportEvents } from './messages/support';
import { queryClient } from './queries/client';
import { keys } from './queries/keys';
import { emitLateEvent } from './realtime/late-events';
import { session } from './session/session';

// Hooks are called outside of components: mutations answer their options, effects run at once.
vi.mock('@tanstack/react-query', async (original) => ({
  ...(await original<object>()),
  useMutation: (options: unknown) => options,
}));
vi.mock('react', async (original) => ({
  ...(await original<typeof React>()),
  useEffect: (effect: () => void) => effect(),
  useState: (initial: unknown) => [initial, () => {}],
}));
vi.mock('@/lib/stores/use-store', () => ({ useStore: (store: { get(): unknown }) => store.get() }));

beforeAll(loadSendOnce);

const answers: ((response: Response) => void)[] = [];
const answer = (response: Response) => answers.at(-1)?.(response);
const SUPPORT = [...keys.talk, 'support', session.lang.get()];
const line = (id: number, text: string) => ({ id, from: 'customer', name: '', text, picture: '', topic: '', time: 1 });
const page = (list: unknown[]) => ({ list, more: false, unread: 0, seen: 0, typing: false, waiting: false });
const alert = (id: number) => ({
  id,
  currency_id: 1,
  legal_id: 3,
  symbol: 'BTC/USDT',
  price: '1',
  direction: 'above',
  create_time: 1,
});

beforeEach(() => {
  const clock = { now: () => 0, subscribe: () => () => {}, rate: () => 1 };
  setBackend({ ready: Promise.resolve(), assetUrl: (path) => path, clock, host: '' });
  vi.stubGlobal(
    'fetch',
    () =>
      new Promise((resolve) => {
        answers.push(resolve);
      }),
  );
  session.signIn('first');
});
afterEach(() => {
  answers.length = 0;
  queryClient.clear();
  vi.unstubAllGlobals();
});

const respond = (body: unknown) => new Response(JSON.stringify(body));
const settled = () => new Promise((resolve) => setTimeout(resolve));
const mutate = (options: unknown, input: unknown) =>
  new MutationObserver(queryClient, options as never).mutate(input as never).catch(() => {});

interface Late {
  /** The data of the customer before, and the call that is answered late. */
  start(): void;
  readonly key: readonly unknown[];
  readonly ofNext: unknown;
  readonly message: unknown;
}

test.each<[string, Late]>([
  [
    'messages to customer service',
    {
      start: () => {
        queryClient.setQueryData(SUPPORT, { pages: [page([line(1, 'first')])], pageParams: [''] });
        useSupportEvents();
        emitLateEvent({ event: 'kefu', payload: { type: 'kefu', to: 1, id: 2, typing: false, unread: 1 } as never });
      },
      key: SUPPORT,
      ofNext: { pages: [page([line(9, 'next')])], pageParams: [''] },
      message: page([line(2, 'private'), line(1, 'first')]),
    },
  ],
  [
    'price alerts',
    {
      start: () => void mutate(useRemoveAlert(), 1),
      key: keys.alerts,
      ofNext: [alert(9)],
      message: [alert(2)],
    },
  ],
  [
    'favourites that could not be changed',
    {
      start: () => {
        queryClient.setQueryData(keys.favourites, [{ id: 1, currency_id: 1 }]);
        toggleFavourite({ currencyId: 3, add: true }).catch(() => {});
      },
      key: keys.favourites,
      ofNext: [{ id: 9, currency_id: 2 }],
      message: null,
    },
  ],
])('a late answer is not stored for the next customer: %s', async (_what, { start, key, ofNext, message }) => {
  start();
  await settled();
  session.signOut();
  session.signIn('next');
  queryClient.setQueryData(key, ofNext);
  answer(message === null ? respond({ type: 'error' }) : respond({ type: 'ok', message }));
  await settled();
  await settled();
  expect(queryClient.getQueryData(key)).toEqual(ofNext);
});

const wire = (message: unknown) => new Response(JSON.stringify({ type: 'ok', message }));
const steps = async (...what: (() => void)[]) => {
  for (const one of what) {
    one();
    await settled();
    await settled();
  }
};

test('an answer that arrives after a newer one does not change the conversation', async () => {
  queryClient.setQueryData(SUPPORT, { pages: [page([line(1, 'question')])], pageParams: [''] });
  useSupportEvents();
  const announce = (id: number, unread: number) =>
    emitLateEvent({ event: 'kefu', payload: { type: 'kefu', to: 1, id, typing: false, unread } as never });
  const reply = { ...line(2, 'reply'), from: 'desk' };
  await steps(
    () => announce(1, 0),
    () => announce(2, 1),
    () =>
      answers[1]?.(wire({ ...page([reply, line(1, 'question')]), more: 0, unread: 1, seen: 1, typing: 0, waiting: 1 })),
    () => answers[0]?.(wire({ ...page([line(1, 'question')]), more: 0, typing: 1, waiting: 0 })),
  );
  expect(queryClient.getQueryData(SUPPORT)).toMatchObject({
    pages: [{ list: [{ id: 2 }, { id: 1 }], unread: 1, typing: false, waiting: true }],
  });
});

test('a line that is sent while new lines are being requested is shown', async () => {
  const room = [...keys.talk, 'room', session.lang.get()];
  const said = (id: string, text: string) => ({
    id,
    member: 'u1',
    name: 'M',
    avatar: '',
    own: 0,
    mentions: 0,
    text,
    time: 1,
  });
  const first = { ...said('1-u1', 'old'), own: false, mentions: false };
  queryClient.setQueryData(room, { pages: [{ list: [first], more: false, members: 3 }], pageParams: [''] });
  useChatEvents();
  const announce = (id: string) => emitLateEvent({ event: 'chat', payload: { type: 'chat', id } as never });
  await steps(
    () => announce('1-u1'),
    () => void mutate(useSendChatMessage(), 'mine'),
    () => answers[1]?.(wire({ ...said('2-u1', 'mine'), own: 1 })),
    () => announce('2-u1'),
    // Answered before the line was there.
    () => answers[0]?.(wire({ list: [], more: 0, members: 3 })),
    () => answers[2]?.(wire({ list: [{ ...said('2-u1', 'mine'), own: 1 }], more: 0, members: 3 })),
  );
  expect(queryClient.getQueryData(room)).toMatchObject({ pages: [{ list: [{ text: 'mine' }, { text: 'old' }] }] });
});

test('two alerts stay removed when the answers arrive in the other order', async () => {
  queryClient.setQueryData(keys.alerts, [alert(1), alert(2), alert(3)]);
  await steps(
    () => void mutate(useRemoveAlert(), 1),
    () => void mutate(useRemoveAlert(), 2),
    () => answers[1]?.(wire([alert(3)])),
    () => answers[0]?.(wire([alert(2), alert(3)])),
  );
  expect(queryClient.getQueryData(keys.alerts)).toEqual([alert(3)]);
  expect(queryClient.getQueryState(keys.alerts)?.isInvalidated).toBe(true);
});
