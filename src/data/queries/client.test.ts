import { InfiniteQueryObserver, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '../api/api-error';
import { session } from '../session/session';
import { queryClient, refresh } from './client';
import { keys } from './keys';

const KEY = ['things', 'one'];

/** A screen whose answers the test gives one after the other. */
function screen() {
  const open: { give: (answer: string) => void; fail: () => void; isAborted: () => boolean }[] = [];
  // React Query cancels a query when its screen is left only if `queryFn` has read the signal. Here only tests that
  // stay on the screen read it.
  const queryFn = (context: { readonly signal: AbortSignal }) =>
    new Promise<string>((give, reject) => {
      open.push({ give, fail: () => reject(new Error('no')), isAborted: () => context.signal.aborted });
    });
  const observer = new QueryObserver(queryClient, { queryKey: KEY, queryFn });
  const leave = observer.subscribe(() => {});
  return { open, observer, leave, shown: () => observer.getCurrentResult().data };
}

const turn = () => vi.waitFor(() => Promise.resolve());
const left: (() => void)[] = [];
function shownScreen() {
  const one = screen();
  left.push(one.leave);
  return one;
}
afterEach(() => {
  for (const leave of left.splice(0)) leave();
  queryClient.clear();
  session.signOut();
});

test('changes during the first request cause one more request after it', async () => {
  const { open, shown } = shownScreen();
  expect(open).toHaveLength(1);
  for (let n = 0; n < 5; n++) refresh(['things']);
  await turn();
  expect(open).toHaveLength(1);
  expect(open[0]?.isAborted()).toBe(false);
  open[0]?.give('old');
  await vi.waitFor(() => expect(open).toHaveLength(2));
  expect(shown()).toBe('old');
  open[1]?.give('new');
  await vi.waitFor(() => expect(shown()).toBe('new'));
  await turn();
  expect(open).toHaveLength(2);
});

test('a change during that further request starts it again', async () => {
  const { open, shown } = shownScreen();
  refresh(KEY);
  open[0]?.give('old');
  await vi.waitFor(() => expect(open).toHaveLength(2));
  refresh(KEY);
  await vi.waitFor(() => expect(open).toHaveLength(3));
  expect(open[1]?.isAborted()).toBe(true);
  open[2]?.give('newest');
  await vi.waitFor(() => expect(shown()).toBe('newest'));
});

test('with constant changes, each answer is still shown', async () => {
  const { open, shown } = shownScreen();
  open[0]?.give('old');
  await vi.waitFor(() => expect(shown()).toBe('old'));
  for (let n = 0; n < 5; n++) {
    refresh(KEY);
    await turn();
  }
  expect(open).toHaveLength(3);
  expect(open.map(({ isAborted }) => isAborted())).toEqual([false, true, false]);
  open[2]?.give('new');
  await vi.waitFor(() => expect(shown()).toBe('new'));
  // It may be older than the last change.
  await vi.waitFor(() => expect(open).toHaveLength(4));
  open[3]?.give('newest');
  await vi.waitFor(() => expect(shown()).toBe('newest'));
  await turn();
  expect(open).toHaveLength(4);
});

test('a restarted request without an answer for five seconds is restarted once more', async () => {
  const { open, shown } = shownScreen();
  open[0]?.give('old');
  await vi.waitFor(() => expect(shown()).toBe('old'));
  let nowMs = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => nowMs);
  const requestsAt = async (ms: number) => {
    nowMs = ms;
    refresh(KEY);
    await turn();
    return open.length;
  };
  expect([await requestsAt(0), await requestsAt(1), await requestsAt(5_000)]).toEqual([2, 3, 3]);
  expect([await requestsAt(5_001), await requestsAt(5_002)]).toEqual([4, 4]);
  vi.restoreAllMocks();
});

test('a list that is left during a refetch is refetched when it is shown next', async () => {
  const { open, leave } = screen();
  open[0]?.give('old');
  await vi.waitFor(() => expect(queryClient.getQueryData(KEY)).toBe('old'));
  for (let n = 0; n < 3; n++) {
    refresh(KEY);
    await turn();
  }
  expect(open.at(-1)?.isAborted()).toBe(false);
  leave();
  expect(queryClient.getQueryState(KEY)?.isInvalidated).toBe(true);
});

test('a failed first request is not repeated by itself', async () => {
  const { open, observer } = shownScreen();
  refresh(KEY);
  open[0]?.fail();
  await vi.waitFor(() => expect(observer.getCurrentResult().isError).toBe(true));
  await turn();
  expect(open).toHaveLength(1);
});

test('the first request of a screen that was left is repeated when the data is shown next', async () => {
  const { open, leave } = screen();
  refresh(KEY);
  leave();
  open[0]?.give('old');
  await vi.waitFor(() => expect(queryClient.getQueryState(KEY)?.isInvalidated).toBe(true));
  const again = shownScreen();
  await vi.waitFor(() => expect(again.open).toHaveLength(1));
  again.open[0]?.give('new');
  await vi.waitFor(() => expect(again.shown()).toBe('new'));
});

test('the first request of a paged list is not restarted either', async () => {
  const give: ((page: string) => void)[] = [];
  const queryFn = () => new Promise<string>((resolve) => void give.push(resolve));
  const pages = new InfiniteQueryObserver(queryClient, {
    queryKey: KEY,
    queryFn,
    initialPageParam: 0,
    getNextPageParam: () => null,
  });
  left.push(pages.subscribe(() => {}));
  refresh(KEY);
  give[0]?.('old');
  await vi.waitFor(() => expect(give).toHaveLength(2));
  give[1]?.('new');
  await vi.waitFor(() => expect(pages.getCurrentResult().data?.pages).toEqual(['new']));
});

const failed = (kind: 'network' | 'unavailable' | 'refused', waitMs = 0) =>
  new ApiError(kind, '', null, { retryAfterMs: waitMs });

test.each([
  ['a broken connection', failed('network'), 0, 1_000],
  ['a broken connection again', failed('network'), 1, 2_000],
  ['a broken connection for the third time', failed('network'), 2, null],
  ['a server that says when', failed('unavailable', 5_000), 0, 5_000],
  ['a server that says a shorter time than ours', failed('unavailable', 500), 0, 1_000],
  ['a server that says a long time', failed('unavailable', 60_000), 0, null],
  ['a refusal', failed('refused'), 0, null],
])('after %s a query is repeated when it may pass', (_name, error, failures, delayMs) => {
  const { retry, retryDelay } = queryClient.getDefaultOptions().queries ?? {};
  if (typeof retry !== 'function' || typeof retryDelay !== 'function') throw new Error('no rule of repetition');
  expect(retry(failures, error) ? retryDelay(failures, error) : null).toBe(delayMs);
});

test('a change of session removes the data of the previous user', () => {
  queryClient.setQueryData(keys.wallets, { secret: true });
  queryClient.setQueryData(keys.quotes, { open: true });
  session.signIn('other');
  expect(queryClient.getQueryData(keys.wallets)).toBeUndefined();
  expect(queryClient.getQueryData(keys.quotes)).toEqual({ open: true });
});
