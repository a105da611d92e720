import { expect, test, vi } from 'vitest';
import { createFrameQueue, throttledRuns } from '../browser/frame-queue';
import { createKeyedStore } from './keyed-store';

function setUp() {
  const requested: (() => void)[] = [];
  const queue = createFrameQueue((run) => requested.push(run));
  const frame = () => {
    for (const run of requested.splice(0)) run();
  };
  return { store: createKeyedStore<number>(queue), requested, frame };
}

test('a burst of writes is one frame and one call with the last value', () => {
  const { store, requested, frame } = setUp();
  const listener = vi.fn();
  store.subscribe('a', listener);
  for (const value of [1, 2, 3]) store.update('a', () => value);
  expect(requested).toHaveLength(1);
  expect(store.get('a')).toBeUndefined();
  frame();
  expect(listener.mock.calls).toEqual([[3]]);
});

test('a subscriber wakes for its own key only, and sees the whole frame', () => {
  const { store, frame } = setUp();
  const other = vi.fn();
  const seen: unknown[] = [];
  store.subscribe('b', other);
  store.subscribe('a', () => seen.push(store.get('c')));
  store.update('a', () => 1);
  store.update('c', () => 2);
  frame();
  expect(seen).toEqual([2]);
  expect(other).not.toHaveBeenCalled();
});

test('a flush calls subscribers at once, and the scheduled frame calls nobody again', () => {
  const requested: (() => void)[] = [];
  const queue = createFrameQueue((run) => requested.push(run));
  const store = createKeyedStore<number>(queue);
  const published = vi.fn();
  store.subscribe('a', published);
  store.update('a', () => 1);
  queue.flush();
  expect(published.mock.calls).toEqual([[1]]);
  for (const run of requested.splice(0)) run();
  expect(published).toHaveBeenCalledTimes(1);
  store.update('a', () => 2);
  for (const run of requested.splice(0)) run();
  expect(published).toHaveBeenLastCalledWith(2);
});

test('an update is derived from the newest value, even before subscribers were notified of it', () => {
  const { store, frame } = setUp();
  store.update('a', (value = 0) => value + 1);
  store.update('a', (value = 0) => value + 1);
  frame();
  expect(store.get('a')).toBe(2);
});

test('a deferred value is computed once a flush for its subscribers, otherwise when it is read', () => {
  const { store, requested, frame } = setUp();
  const derived: string[] = [];
  const next = (name: string, value: number) => () => {
    derived.push(name);
    return value;
  };
  store.defer('alone', next('alone 1', 1));
  store.defer('alone', next('alone 2', 2));
  expect(requested).toHaveLength(0);
  const listener = vi.fn();
  store.subscribe('followed', listener);
  store.defer('followed', next('followed 1', 1));
  store.defer('followed', next('followed 2', 2));
  frame();
  expect(derived).toEqual(['followed 2']);
  expect(listener).toHaveBeenCalledWith(2);
  expect(store.get('alone')).toBe(2);
  expect(store.get('alone')).toBe(2);
  expect(derived).toEqual(['followed 2', 'alone 2']);
});

test('a new subscriber of a deferred value is notified in the next frame', () => {
  const { store, frame } = setUp();
  const listener = vi.fn();
  store.defer('a', () => 1);
  store.subscribe('a', listener);
  frame();
  expect(listener).toHaveBeenCalledWith(1);
});

test('an unchanged value notifies nobody', () => {
  const { store, requested, frame } = setUp();
  store.update('a', () => 1);
  frame();
  store.update('a', (value = 0) => value);
  expect(requested).toHaveLength(0);
});

test('an unsubscribed listener is not called', () => {
  const { store, frame } = setUp();
  const listener = vi.fn();
  const leave = store.subscribe('a', listener);
  leave();
  leave();
  store.update('a', () => 1);
  frame();
  expect(listener).not.toHaveBeenCalled();
});

test('paced runs: the first comes at once, the others keep their distance', () => {
  vi.useFakeTimers();
  const work = vi.fn();
  const request = throttledRuns(200, 40);
  request(work);
  vi.advanceTimersByTime(17);
  expect(work).toHaveBeenCalledTimes(1);
  request(work);
  vi.advanceTimersByTime(180);
  expect(work).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(40);
  expect(work).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});
