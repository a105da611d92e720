import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setBackend } from '../api/backend';
import { setFailureHooks } from '../api/outcome';
import { queryClient } from '../queries/client';
import { keys } from '../queries/keys';
import { toggleFavourite } from './toggle-favourite';

const fetched = vi.fn<typeof fetch>();
const answer = (message: unknown) => new Response(JSON.stringify({ type: 'ok', message }));

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  const clock = { now: () => 0, subscribe: () => () => {}, rate: () => 1 };
  setBackend({ ready: Promise.resolve(), assetUrl: (path) => path, clock, host: '' });
});

afterEach(() => {
  queryClient.clear();
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

const toggle = (currencyId: number, add: boolean) => toggleFavourite({ currencyId, add });
const shown = () => queryClient.getQueryData<{ currency_id: number }[]>(keys.favourites)?.map((e) => e.currency_id);

test('a coin is a favourite at once, until the server refuses', async () => {
  queryClient.setQueryData(keys.favourites, [{ id: 1, currency_id: 5 }]);
  let refuse: (response: Response) => void = () => {};
  fetched.mockReturnValue(
    new Promise((resolve) => {
      refuse = resolve;
    }),
  );
  const adding = toggle(9, true);
  await vi.waitFor(() => expect(fetched).toHaveBeenCalled());
  expect(shown()).toEqual([5, 9]);
  refuse(new Response(JSON.stringify({ type: 'error', message: 'No' })));
  await expect(adding).rejects.toMatchObject({ kind: 'refused' });
  expect(shown()).toEqual([5]);
});

test('a refused coin is reverted without changing another coin or the order', async () => {
  const kept = [5, 6, 7].map((currency_id) => ({ id: currency_id, currency_id }));
  queryClient.setQueryData(keys.favourites, kept);
  const refusals: ((response: Response) => void)[] = [];
  fetched.mockImplementation(async (url) =>
    String(url).includes('/optional/list') ? answer(kept) : new Promise((resolve) => refusals.push(resolve)),
  );
  const screen = new QueryObserver(queryClient, { queryKey: keys.favourites, queryFn: () => kept, staleTime: 60_000 });
  const stop = screen.subscribe(() => {});
  const removing = toggle(6, false);
  await vi.waitFor(() => expect(refusals).toHaveLength(1));
  const adding = toggle(9, true);
  await vi.waitFor(() => expect(shown()).toEqual([5, 7, 9]));
  refusals[0]?.(new Response(JSON.stringify({ type: 'error', message: 'No' })));
  await expect(removing).rejects.toMatchObject({ kind: 'refused' });
  await vi.waitFor(() => expect(refusals).toHaveLength(2));
  expect(shown()).toEqual([5, 6, 7, 9]);
  refusals[1]?.(answer({ id: 9 }));
  await adding;
  stop();
});

test.each([true, false])('a refusal is not shown by the shell, but rejected for the star (adding: %s)', async (add) => {
  const onRefused = vi.fn();
  setFailureHooks({ onSessionInvalid() {}, onVerificationNeeded() {}, onRefused, tooManyText: () => '' });
  fetched.mockImplementation(async (url) =>
    String(url).includes('/optional/list')
      ? answer([{ id: 77, currency_id: 9 }])
      : new Response(JSON.stringify({ type: 'error', message: 'No' })),
  );
  await expect(toggle(9, add)).rejects.toMatchObject({ kind: 'refused', message: 'No' });
  expect(onRefused).not.toHaveBeenCalled();
});

test('removing sends the id from the server, not the displayed one', async () => {
  queryClient.setQueryData(keys.favourites, [{ id: 0, currency_id: 9 }]);
  fetched.mockImplementation(async (url) =>
    answer(String(url).includes('/optional/list') ? [{ id: 77, currency_id: 9 }] : ''),
  );
  await toggle(9, false);
  expect(shown()).toEqual([]);
  expect(String(fetched.mock.lastCall?.[1]?.body)).toContain('id=77');
});
