import { hashKey, InfiniteQueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { queryClient } from './client';
import { endingOnRepeats, nextPage } from './paged-query';
import { nextOfBare } from './pages';

const KEY = ['rows'];
afterEach(() => queryClient.clear());

/** A list whose requests the test answers one after the other. */
function list() {
  const asked: { page: number; give: (answer: string) => void; fail: () => void }[] = [];
  const observer = new InfiniteQueryObserver(queryClient, {
    queryKey: KEY,
    queryFn: ({ pageParam, signal }) =>
      new Promise<string>((give, reject) => {
        const fail = () => reject(new Error('no'));
        signal.addEventListener('abort', fail);
        asked.push({ page: pageParam, give, fail });
      }),
    initialPageParam: 1,
    getNextPageParam: (_last, all) => all.length + 1,
    retry: false,
  });
  const leave = observer.subscribe(() => {});
  const answer = async (at: number, text: string) => {
    await vi.waitFor(() => expect(asked.length).toBeGreaterThan(at));
    asked[at]?.give(text);
  };
  const more = () => nextPage(queryClient, hashKey(KEY), observer.fetchNextPage);
  return { observer, leave, asked, answer, more, pages: () => observer.getCurrentResult().data?.pages };
}

test('a next page requested during a refetch is loaded after it, with the new first page before it', async () => {
  const { answer, asked, more, pages, leave } = list();
  await answer(0, 'one, old');
  await vi.waitFor(() => expect(pages()).toEqual(['one, old']));
  void queryClient.invalidateQueries({ queryKey: KEY });
  const asking = more();
  await answer(1, 'one, new');
  await answer(2, 'two');
  await asking;
  expect(asked.map(({ page }) => page)).toEqual([1, 1, 2]);
  expect(pages()).toEqual(['one, new', 'two']);
  leave();
});

test('a next page whose request is cancelled by a refetch is requested again after it', async () => {
  const { answer, asked, more, pages, leave } = list();
  await answer(0, 'one, old');
  await vi.waitFor(() => expect(pages()).toEqual(['one, old']));
  const asking = more();
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  // Two of them, because a payout refetches for the option and for the balance.
  void queryClient.invalidateQueries({ queryKey: KEY });
  void queryClient.invalidateQueries({ queryKey: KEY });
  await answer(3, 'one, new');
  await answer(4, 'two');
  await asking;
  expect(asked.map(({ page }) => page)).toEqual([1, 2, 1, 1, 2]);
  expect(pages()).toEqual(['one, new', 'two']);
  leave();
});

test('two calls for the same page make one request', async () => {
  const { answer, asked, more, pages, leave } = list();
  await answer(0, 'one');
  await vi.waitFor(() => expect(pages()).toEqual(['one']));
  const both = [more(), more()];
  await answer(1, 'two');
  await Promise.all(both);
  expect(asked).toHaveLength(2);
  expect(pages()).toEqual(['one', 'two']);
  leave();
});

test.each(['the next page', 'a refetch before it'])(
  'a list that is removed while it loads %s makes no further request',
  async (what) => {
    const { answer, asked, more, pages, leave } = list();
    await answer(0, 'one');
    await vi.waitFor(() => expect(pages()).toEqual(['one']));
    if (what === 'a refetch before it') void queryClient.invalidateQueries({ queryKey: KEY });
    const ended = vi.fn();
    void more().then(ended);
    await vi.waitFor(() => expect(asked).toHaveLength(2));
    queryClient.removeQueries({ queryKey: KEY });
    for (let turn = 0; turn < 9; turn += 1) await new Promise((next) => setTimeout(next));
    expect(asked).toHaveLength(2);
    expect(ended).not.toHaveBeenCalled();
    leave();
  },
);

test('the next page is requested also after a failed refetch', async () => {
  const { answer, asked, more, pages, leave } = list();
  await answer(0, 'one');
  await vi.waitFor(() => expect(pages()).toEqual(['one']));
  void queryClient.invalidateQueries({ queryKey: KEY });
  const asking = more();
  asked[1]?.fail();
  await answer(2, 'two');
  await asking;
  expect(pages()).toEqual(['one', 'two']);
  leave();
});

test('a list ends if its server ignores the page number', async () => {
  const observer = new InfiniteQueryObserver(
    queryClient,
    endingOnRepeats({
      queryKey: KEY,
      queryFn: () => [{ id: 2 }, { id: 1 }],
      initialPageParam: 1,
      getNextPageParam: (_last: unknown, all: unknown[]) => nextOfBare(all.at(-1) as unknown[], all),
    }),
  );
  const leave = observer.subscribe(() => {});
  await vi.waitFor(() => expect(observer.getCurrentResult().hasNextPage).toBe(true));
  const { data, hasNextPage } = await nextPage(queryClient, hashKey(KEY), observer.fetchNextPage);
  expect([(data as { pages: unknown[] }).pages.length, hasNextPage]).toEqual([2, false]);
  leave();
});
