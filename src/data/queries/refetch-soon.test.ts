import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queryClient } from './client';
import { refetchDue, refetchSoon } from './refetch-soon';

const [ORDERS, WALLETS] = [['orders'], ['wallets']];
const refetched = vi.spyOn(queryClient, 'invalidateQueries').mockResolvedValue();
const keysOf = () => refetched.mock.calls.map(([filters]) => filters?.queryKey);

beforeEach(() => {
  vi.useFakeTimers();
  refetched.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
});

test('queries due within a quarter of a second are refetched once, at its end', () => {
  refetchSoon(ORDERS);
  vi.advanceTimersByTime(200);
  refetchSoon(ORDERS, WALLETS);
  expect(keysOf()).toEqual([]);
  vi.advanceTimersByTime(50);
  expect(keysOf()).toEqual([ORDERS, WALLETS]);
  vi.advanceTimersByTime(1_000);
  expect(keysOf()).toHaveLength(2);
});

test('refetchDue refetches at once, and the next burst waits its full time again', () => {
  refetchSoon(ORDERS);
  vi.advanceTimersByTime(200);
  refetchDue();
  expect(keysOf()).toEqual([ORDERS]);
  refetchSoon(WALLETS);
  vi.advanceTimersByTime(200);
  expect(keysOf()).toEqual([ORDERS]);
  vi.advanceTimersByTime(50);
  expect(keysOf()).toEqual([ORDERS, WALLETS]);
});
