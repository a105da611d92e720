import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setBackend } from '../api/backend';
import { queryClient } from '../queries/client';
import { createSession, session } from '../session/session';
import type { TextStorage } from '../session/text-storage';
import { userQuery } from './user';

/** The storage that all tabs share. No event notifies this page of another tab's write, as if the page were frozen. */
const shared = vi.hoisted((): { storage?: TextStorage } => ({}));
vi.mock('../session/session', async (load) => {
  const actual = await load<typeof import('../session/session')>();
  const { memoryStorage } = await import('../session/text-storage');
  shared.storage = memoryStorage();
  return { ...actual, session: actual.createSession(shared.storage) };
});

const TEXTS = ['account_number', 'account', 'phone', 'email', 'area_code', 'nickname', 'signature', 'head_portrait'];
const NUMBERS = ['user_level', 'is_trader', 'status', 'review_status'];
const userOf = (id: number) => ({
  ...Object.fromEntries([...TEXTS, 'extension_code', 'name', 'score'].map((field) => [field, ''])),
  ...Object.fromEntries(NUMBERS.map((field) => [field, 0])),
  id,
});

beforeEach(() => {
  const clock = { now: () => 0, subscribe: () => () => {}, rate: () => 1 };
  setBackend({ ready: Promise.resolve(), assetUrl: (path) => path, clock, host: '' });
});
afterEach(() => void vi.unstubAllGlobals());

test.each([
  ['nothing', 'a', 1],
  ['another tab has signed in', 'b', null],
])('an answer about the user is stored beside the token that asked: meanwhile %s', async (_what, token, userId) => {
  session.signIn('a');
  vi.stubGlobal('fetch', async () => {
    if (token !== 'a' && shared.storage) createSession(shared.storage).signIn(token);
    return Response.json({ type: 'ok', message: userOf(1) });
  });
  queryClient.clear();
  await queryClient.prefetchQuery(userQuery);
  const { storage } = shared;
  expect([storage?.get('token'), JSON.parse(storage?.get('user') ?? '{"id":null}').id]).toEqual([token, userId]);
  expect([session.token.get(), session.user.get()?.id ?? null]).toEqual([token, userId]);
});
