import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ApiError, ApiErrorKind } from './api-error';
import type { Once } from './repeat';

const BUY = { action: 'token POST /buy', fields: {}, once: true } as const;

/** Loads the module anew, because it remembers what a server has sent in its header. */
async function load(safe: boolean) {
  vi.resetModules();
  const { setIdempotentServer } = await import('./repeat');
  const { sendOnce } = await import('./send-once');
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

test.each<[string, boolean, ApiErrorKind, number, Once?]>([
  ['a broken connection to a server that knows ids', true, 'network', 3],
  ['a broken connection, for what sets a state', true, 'network', 3, 'each press'],
  ['a server in trouble that knows ids', true, 'unavailable', 3],
  ['a time-out, which has been waiting enough', true, 'timeout', 1],
  ['a refusal', true, 'refused', 1],
  ['a call that the server does not have', true, 'not_offered', 1],
  ['a broken connection to any other server', false, 'network', 1],
  ['a server in trouble that may know none', false, 'unavailable', 1],
])('%s', async (_name, safe, kind, tries, once = true) => {
  const { sendOnce, fail } = await load(safe);
  const send = vi.fn((_id: string) => Promise.reject(fail(kind)));
  const sent = sendOnce({ ...BUY, once }, send).catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  expect(await sent).toMatchObject({ kind });
  expect(send).toHaveBeenCalledTimes(tries);
  expect(new Set(send.mock.calls.map(([id]) => id)).size).toBe(1);
});

test("the user's repetition of a request without an outcome carries the same id, any other request a new one", async () => {
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
  /** Answered with HTTP 404. */
  miss(amount: string): Promise<unknown>;
  /** Answered with an unreadable body. */
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
  [
    'that of the lost one after a proxy without the exchange',
    [({ lose }) => lose('a', '1'), ({ miss }) => miss('a')],
    '1',
  ],
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
    miss: (amount) => send(amount, '5', 'not_offered'),
    garble: (amount, at) => send(amount, at, 'bad_response'),
    take: (amount) => send(amount, '4'),
    reset: resetRunState,
  };
  for (const step of before) await step(attempt);
  await send('a', '9');
  expect(sent.at(-1)?.price).toBe(price);
  expect(told).toEqual(sent);
});

test('a request whose answer was lost gets a new id after another request of its call has succeeded', async () => {
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

test('a repetition of a request whose outcome has been asked for is a new request', async () => {
  const { sendOnce, fail } = await load(true);
  const { answerOf } = await import('./lost-answer');
  const ids: string[] = [];
  const attempt = () =>
    sendOnce(BUY, (id) => {
      ids.push(id);
      return Promise.reject(fail('timeout'));
    });
  await answerOf(attempt(), async () => null).catch(() => {});
  await answerOf(attempt(), async () => 'bought');
  await attempt().catch(() => {});
  expect(ids[1]).toBe(ids[0]);
  expect(ids[2]).not.toBe(ids[0]);
});

test('an error says until when a repetition is the same request, and screens hear when that is over', async () => {
  vi.setSystemTime(0);
  const { sendOnce, fail } = await load(false);
  const { expiredCount } = await import('./repeat');
  const lose = (once: Once) =>
    sendOnce({ ...BUY, once }, () => Promise.reject(fail('network'))).catch((error) => error);
  expect(await lose({ withinMs: 60_000 })).toMatchObject({ kind: 'network', sameUntilMs: 60_000 });
  expect(await lose(true)).toMatchObject({ sameUntilMs: 5 * 60_000 });
  expect(await lose('each press')).toMatchObject({ sameUntilMs: undefined });
  vi.advanceTimersByTime(5 * 60_000 - 1);
  expect(expiredCount.get()).toBe(0);
  vi.advanceTimersByTime(1_000);
  expect(expiredCount.get()).toBe(1);
  expect(vi.getTimerCount()).toBe(0);
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

describe('a repetition while the first is under way', () => {
  const FIRST = { number: '50', pay_password: '123456', price: '10' };
  test.each<[string, Fields, string, number]>([
    ['of the same', FIRST, 'token', 1],
    ['at a price that has moved', { ...FIRST, price: '11' }, 'token', 1],
    ['of another amount', { ...FIRST, number: '51' }, 'token', 2],
    ['with another password', { ...FIRST, pay_password: '654321' }, 'token', 2],
    ['of another customer', FIRST, 'other', 2],
  ])('%s', async (_what, fields, token, requests) => {
    const { sendOnce, fail } = await load(false);
    const sent: Fields[] = [];
    const told: unknown[] = [];
    let answer: (reason?: unknown) => void = () => {};
    const attempt = (of: Fields, by = 'token') =>
      sendOnce(
        { action: `${by} POST /buy`, fields: of, once: { ...PRICED, onSend: (now) => told.push(now) } },
        (_, now) => {
          sent.push(now as Fields);
          return new Promise<string>((_resolve, reject) => {
            answer = reject;
          });
        },
      ).catch(({ kind }: { kind: string }) => kind);
    const first = attempt(FIRST);
    const again = attempt(fields, token);
    expect(sent).toHaveLength(requests);
    expect(told).toHaveLength(2);
    if (requests > 1) return;
    expect(told[1]).toEqual(FIRST);
    answer(fail('refused'));
    expect(await Promise.all([first, again])).toEqual(['refused', 'refused']);
    void attempt(fields, token);
    expect(sent).toHaveLength(2);
  });
});

describe('a call that is answered after its session has ended', () => {
  test.each<[string, Once, string, string, ApiErrorKind | undefined, ApiErrorKind | 'done']>([
    ['tells nobody that it was executed', true, 'token', '', undefined, 'session_invalid'],
    ['tells nobody that a state is set', 'each press', 'token', '', undefined, 'session_invalid'],
    ['tells the next customer nothing either', true, 'token', 'other', undefined, 'session_invalid'],
    ['tells nobody that it has failed', true, 'token', '', 'refused', 'session_invalid'],
    ['answers within its session', true, 'token', 'token', undefined, 'done'],
    ['answers a visitor who has signed in', true, '', 'token', undefined, 'done'],
  ])('%s', async (_what, once, before, after, failure, outcome) => {
    const { sendOnce, fail } = await load(false);
    const { session } = await import('../session/session');
    if (before) session.signIn(before);
    let answer = () => {};
    const send = vi.fn(
      (_id: string) =>
        new Promise<string>((resolve, reject) => {
          answer = () => (failure ? reject(fail(failure)) : resolve('done'));
        }),
    );
    const attempt = () => sendOnce({ ...BUY, once }, send).catch(({ kind }: ApiError) => kind);
    const sent = attempt();
    if (after) session.signIn(after);
    else session.signOut();
    answer();
    expect(await sent).toBe(outcome);
    // It was answered all the same, so the next press is a new request.
    void attempt();
    expect(send.mock.calls[1]).not.toEqual(send.mock.calls[0]);
    session.signOut();
  });
});

describe('a page that is loaded again', () => {
  const FIELDS = { number: '50', pay_password: '123456', price: '10' };
  const attempt = async (page: Awaited<ReturnType<typeof load>>, fields: Fields, outcome?: ApiErrorKind | 'none') => {
    let sent: unknown[] = [];
    void page
      .sendOnce({ ...BUY, fields, once: PRICED }, (...request) => {
        sent = request;
        if (outcome === 'none') return new Promise(() => {});
        return outcome ? Promise.reject(page.fail(outcome)) : Promise.resolve();
      })
      .catch(() => {});
    await vi.advanceTimersByTimeAsync(1);
    return sent as [id: string, fields: Fields];
  };
  beforeEach(() => {
    const area = new Map<string, string>();
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => area.get(key) ?? null,
      setItem: (key: string, text: string) => void area.set(key, text),
      removeItem: (key: string) => void area.delete(key),
    });
  });
  afterEach(() => void vi.unstubAllGlobals());

  test.each<[string, ApiErrorKind | 'none' | undefined, Fields, number, boolean]>([
    ['while it was under way', 'none', FIELDS, 0, true],
    ['after a lost answer', 'network', FIELDS, 0, true],
    ['after a lost answer, at a price that has moved', 'network', { ...FIELDS, price: '11' }, 0, true],
    ['after a lost answer, for another amount', 'network', { ...FIELDS, number: '51' }, 0, false],
    ['after a lost answer and a long time', 'network', FIELDS, 5 * 60_000, false],
    ['after a refusal', 'refused', FIELDS, 0, false],
    ['after a success', undefined, FIELDS, 0, false],
  ])('%s, and the same request again', async (_when, outcome, again, laterMs, isSame) => {
    const first = await attempt(await load(false), FIELDS, outcome);
    expect(sessionStorage.getItem('draft:unsettled-requests') ?? '').not.toMatch(/123456|token|buy/);
    vi.setSystemTime(Date.now() + laterMs);
    const next = await attempt(await load(true), again);
    expect(next[0] === first[0]).toBe(isSame);
    expect(next[1]).toEqual(isSame ? FIELDS : again);
  });

  test('a refused password does not settle the earlier attempt', async () => {
    const page = await load(false);
    const [id] = await attempt(page, FIELDS, 'network');
    const { ApiError } = await import('./api-error');
    const wrong = new ApiError('refused', '', 'pay_password_wrong');
    await page
      .sendOnce({ ...BUY, fields: { ...FIELDS, pay_password: '1' }, once: PRICED }, () => Promise.reject(wrong))
      .catch(() => {});
    expect((await attempt(page, FIELDS))[0]).toBe(id);
  });

  test('a server that may know no ids: the first press says that the answer is unknown, and the next one sends', async () => {
    const [id] = await attempt(await load(false), FIELDS, 'network');
    const page = await load(false);
    const send = vi.fn(async (_id: string) => 'done');
    const press = (fields: Fields) =>
      page
        .sendOnce({ ...BUY, fields, once: PRICED }, send)
        .catch(({ kind, sameUntilMs }: ApiError) => [kind, sameUntilMs]);
    expect(await press({ ...FIELDS, price: '11' })).toEqual(['network', undefined]);
    expect(send).not.toHaveBeenCalled();
    expect(await press(FIELDS)).toBe('done');
    expect(send.mock.calls).toEqual([[id, FIELDS]]);
  });

  test('invalid stored requests are ignored', async () => {
    for (const text of ['{"', '[[1]]', '{}', 'null']) {
      sessionStorage.setItem('draft:unsettled-requests', text);
      expect(await attempt(await load(false), FIELDS)).toEqual([expect.any(String), FIELDS]);
    }
  });
});
