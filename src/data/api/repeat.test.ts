import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ApiErrorKind } from './api-error';
import type { Once } from './repeat';

const BUY = { action: 'token POST /buy', fields: {}, once: true } as const;

/** Loads the module anew, because it remembers what a server has sent in its header. */
async function load(safe: boolean) {
  vi.resetModules();
  const { sendOnce, setIdempotentServer } = await import('./repeat');
  const { ApiError: Fresh } = await import('./api-error');
  const { resetRunState } = await import('../session/run-reset');
  if (safe) setIdempotentServer();
  return {
    sendOnce,
    resetRunState,
    fail: (kind: ApiErrorKind, waitMs = 0) => new Fresh(kind, '', null, { retryAfterMs: waitMs }),
  };
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
  const sent = sendOnce(BUY, send).catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  expect(await sent).toMatchObject({ kind });
  expect(send).toHaveBeenCalledTimes(tries);
  expect(new Set(send.mock.calls.map(([id]) => id)).size).toBe(1);
});

test("the user's own next try of the same carries the same id; another wish, or a settled one, a new id", async () => {
  const { sendOnce, fail } = await load(false);
  const ids: string[] = [];
  const attempt = (call: string, kind?: ApiErrorKind) =>
    sendOnce({ ...BUY, action: `token POST /${call}` }, (id) => {
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

type Fields = Readonly<Record<string, string>>;
interface Attempt {
  lose(amount: string, price?: string): Promise<unknown>;
  refuse(amount: string): Promise<unknown>;
  /** Answered with HTTP 429. */
  limit(amount: string): Promise<unknown>;
  /** Answered with what cannot be read. */
  garble(amount: string, price?: string): Promise<unknown>;
  take(amount: string): Promise<unknown>;
  reset(): void;
}
const A = { amount: '1', price: '10' };
const PRICED = { apartFrom: ['price'] };

test.each<[string, Once, readonly [first: Fields, next: Fields], boolean]>([
  ['the same fields', true, [A, A], true],
  ['another amount', true, [A, { ...A, amount: '2' }], false],
  ['another price, which follows the market', PRICED, [A, { ...A, price: '11' }], true],
  ['another amount at a price that follows the market', PRICED, [A, { ...A, amount: '2' }], false],
  ['the same fields of what sets a state', 'each press', [A, A], false],
  ['the same fields within the time', { withinMs: 60_000 }, [A, A], true],
  ['the same fields after the time', { withinMs: 1_000 }, [A, A], false],
])('after a lost answer %s: the same request or another', async (_name, once, [first, next], isSame) => {
  const { sendOnce, fail } = await load(false);
  const sent: [id: string, fields: unknown][] = [];
  const attempt = (fields: Fields) =>
    sendOnce({ ...BUY, fields, once }, (...request) => {
      sent.push(request);
      return sent.length === 1 ? Promise.reject(fail('timeout')) : Promise.resolve();
    }).catch(() => {});
  await attempt(first);
  vi.advanceTimersByTime(2_000);
  await attempt(next);
  if (isSame) expect(sent[1]).toEqual(sent[0]);
  else
    expect(sent).toEqual([
      [expect.any(String), first],
      [expect.not.stringMatching(sent[0]?.[0] ?? ''), next],
    ]);
});

test.each<[string, readonly ((one: Attempt) => unknown)[], string | undefined]>([
  ['its own where nothing was lost', [], '9'],
  ['that of the lost one', [({ lose }) => lose('a', '1')], '1'],
  ['none where the lost one had none', [({ lose }) => lose('a')], undefined],
  ['that of the first of several', [({ lose }) => lose('a', '1'), ({ lose }) => lose('a', '2')], '1'],
  ['its own after a refusal', [({ lose }) => lose('a', '1'), ({ refuse }) => refuse('a')], '9'],
  ['that of the lost one after a refusal of another', [({ lose }) => lose('a', '1'), ({ refuse }) => refuse('b')], '1'],
  ['its own after the success of another', [({ lose }) => lose('a', '1'), ({ take }) => take('b')], '9'],
  ['that of the lost one after a limiter', [({ lose }) => lose('a', '1'), ({ limit }) => limit('a')], '1'],
  ['its own after a limiter alone', [({ limit }) => limit('a')], '9'],
  ['that of one whose answer could not be read', [({ garble }) => garble('a', '1')], '1'],
  ['its own in another run', [({ lose }) => lose('a', '1'), ({ reset }) => reset()], '9'],
])('the price that a request is sent with, which `onSend` is told: %s', async (_which, before, price) => {
  const { sendOnce, fail, resetRunState } = await load(false);
  const sent: Fields[] = [];
  const told: unknown[] = [];
  const send = (amount: string, at?: string, kind?: ApiErrorKind, waitMs = 0) => {
    const once = { ...PRICED, onSend: (fields: unknown) => void told.push(fields) };
    const fields = at === undefined ? { amount } : { amount, price: at };
    return sendOnce({ ...BUY, fields, once }, (_id, first) => {
      sent.push(first as Fields);
      return kind ? Promise.reject(fail(kind, waitMs)) : Promise.resolve();
    }).catch(() => {});
  };
  const attempt: Attempt = {
    lose: (amount, at) => send(amount, at, 'network'),
    refuse: (amount) => send(amount, '3', 'refused'),
    limit: (amount) => send(amount, '5', 'refused', 1),
    garble: (amount, at) => send(amount, at, 'bad_response'),
    take: (amount) => send(amount, '4'),
    reset: resetRunState,
  };
  for (const step of before) await step(attempt);
  await send('a', '9');
  expect(sent.at(-1)?.price).toBe(price);
  expect(told).toEqual(sent);
});

test('a request whose answer was lost is another one after a different request of the same call', async () => {
  const { sendOnce, fail } = await load(false);
  const ids: string[] = [];
  const attempt = (amount: string, { call = 'POST /buy', isLost = false } = {}) =>
    sendOnce({ ...BUY, action: `token ${call}`, fields: { amount } }, (id) => {
      ids.push(id);
      return isLost ? Promise.reject(fail('network')) : Promise.resolve();
    }).catch(() => {});
  await attempt('1', { isLost: true });
  await attempt('2', { call: 'POST /buy/more' });
  await attempt('1', { isLost: true });
  await attempt('2');
  await attempt('1');
  expect(ids[2]).toBe(ids[0]);
  expect(ids[4]).not.toBe(ids[0]);
});

test('an id cannot be guessed from the time and the ids before it', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  const idOf = async () => {
    const { sendOnce } = await load(false);
    let sent = '';
    await sendOnce(BUY, async (id) => {
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
  const sent = sendOnce(BUY, () => {
    times.push(Date.now());
    return Promise.reject(fail('unavailable', waitMs));
  }).catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  await sent;
  expect(times).toEqual(sentAtMs);
});
