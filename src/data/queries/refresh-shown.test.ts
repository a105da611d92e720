import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from './client';
import { refreshShown } from './refresh-shown';

const KEY = ['things', 'one'];
let answers: (() => void)[] = [];
let leave = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  answers = [];
  queryClient.setQueryData(KEY, 'old');
  const queryFn = () => new Promise<string>((resolve) => answers.push(() => resolve('new')));
  leave = new QueryObserver(queryClient, { queryKey: KEY, queryFn, staleTime: Number.POSITIVE_INFINITY }).subscribe(
    () => {},
  );
});
afterEach(() => {
  leave();
  queryClient.clear();
  vi.useRealTimers();
});

const settle = refreshShown(['things']);

test.each([
  ['one that is done waits for the answer on screen', null, false],
  ['one that failed does not wait', new Error('no'), true],
])('%s', async (_name, error, endsAtOnce) => {
  const ended = vi.fn();
  void settle(undefined, error).then(ended);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(answers).toHaveLength(1);
  expect(ended.mock.calls.length > 0).toBe(endsAtOnce);
  answers[0]?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(ended).toHaveBeenCalledOnce();
  expect(queryClient.getQueryData(KEY)).toBe('new');
});

test('it waits five seconds at most', async () => {
  const ended = vi.fn();
  void settle(undefined, null).then(ended);
  await vi.advanceTimersByTimeAsync(4_999);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(ended).toHaveBeenCalledOnce();
});

test('data that no screen shows is not waited for', async () => {
  leave();
  await settle(undefined, null);
  expect(answers).toEqual([]);
  expect(queryClient.getQueryState(KEY)?.isInvalidated).toBe(true);
});
