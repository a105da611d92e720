import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ApiErrorKind } from './api-error';

/** Loads the module anew, because it remembers what a server has sent in its header. */
async function load(safe: boolean) {
  vi.resetModules();
  const { sendOnce, setIdempotentServer } = await import('./repeat');
  const { ApiError: Fresh } = await import('./api-error');
  if (safe) setIdempotentServer();
  return { sendOnce, fail: (kind: ApiErrorKind, waitMs = 0) => new Fresh(kind, '', null, null, waitMs) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test.each<[string, boolean, ApiErrorKind, number]>([
  ['a broken connection to a server that knows ids', true, 'network', 3],
  ['a server in trouble that knows ids', true, 'unavailable', 3],
  ['a time-out, which has been waiting enough', true, 'timeout', 1],
  ['a refusal', true, 'refused', 1],
  ['a broken connection to any other server', false, 'network', 1],
  ['a server in trouble that may know none', false, 'unavailable', 1],
])('%s', async (_name, safe, kind, tries) => {
  const { sendOnce, fail } = await load(safe);
  const send = vi.fn((_id: string) => Promise.reject(fail(kind)));
  const sent = sendOnce('buy', send).catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  expect(await sent).toMatchObject({ kind });
  expect(send).toHaveBeenCalledTimes(tries);
  expect(new Set(send.mock.calls.map(([id]) => id)).size).toBe(1);
});

test("the user's own next try of the same carries the same id; another wish, or a settled one, a new id", async () => {
  const { sendOnce, fail } = await load(false);
  const ids: string[] = [];
  const attempt = (requestKey: string, kind?: ApiErrorKind) =>
    sendOnce(requestKey, (id) => {
      ids.push(id);
      return kind ? Promise.reject(fail(kind)) : Promise.resolve();
    }).catch(() => {});
  await attempt('buy', 'timeout');
  await attempt('buy');
  await attempt('buy');
  await attempt('sell', 'refused');
  await attempt('sell');
  await attempt('hold', 'network');
  vi.advanceTimersByTime(5 * 60_000);
  await attempt('hold');
  const [first, again, next, refused, anew, old, late] = ids;
  expect(again).toBe(first);
  expect(new Set([first, next, refused, anew, old, late]).size).toBe(6);
});

test('an id cannot be guessed from the time and the ids before it', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  const idOf = async () => {
    const { sendOnce } = await load(false);
    let sent = '';
    await sendOnce('buy', async (id) => {
      sent = id;
    });
    return sent;
  };
  const ids = [await idOf(), await idOf()];
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/);
  expect(ids[0]).not.toBe(ids[1]);
});

test.each([
  ['waits as long as the server wants', 5_000, [0, 5_000, 10_000]],
  ['does not wait too long', 60_000, [0]],
])('a repetition %s', async (_name, waitMs, sentAtMs) => {
  vi.setSystemTime(0);
  const { sendOnce, fail } = await load(true);
  const times: number[] = [];
  const sent = sendOnce('buy', () => {
    times.push(Date.now());
    return Promise.reject(fail('unavailable', waitMs));
  }).catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  await sent;
  expect(times).toEqual(sentAtMs);
});
