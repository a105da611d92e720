import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { commonAnswers } from '@/contract/common/answers';
import { marketAnswers } from '@/contract/market/answers';
import { userAnswers } from '@/contract/user/answers';
import { resetRunState } from '../session/run-reset';
import { session } from '../session/session';
import { type ApiError, isApiError } from './api-error';
import { setBackend } from './backend';
import { apiOf, REQUEST_TIMEOUT_MS } from './http';
import { setFailureHooks } from './outcome';
import { pendingCalls } from './pending';

const api = apiOf({ ...commonAnswers, ...marketAnswers, ...userAnswers });

const hooks = {
  onSessionInvalid: vi.fn(),
  onVerificationNeeded: vi.fn(),
  onRefused: vi.fn(),
  tooManyText: (waitMs: number) => `wait ${waitMs}`,
};
const fetched = vi.fn<typeof fetch>();

const answer = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const failure = async (promise: Promise<unknown>): Promise<ApiError> => {
  const error = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!isApiError(error)) throw new Error(`expected an ApiError, got ${String(error)}`);
  return error;
};
const request = (index = 0) => {
  const [url, init] = fetched.mock.calls[index] ?? [];
  return { url: String(url), init: init ?? {} };
};

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  setFailureHooks(hooks);
  const clock = { now: () => 0, subscribe: () => () => {}, rate: () => 1 };
  setBackend({ ready: Promise.resolve(), assetUrl: (path) => path, clock, host: '' });
});

afterEach(() => {
  session.signOut();
  session.lang.set('id');
  vi.unstubAllGlobals();
  vi.resetAllMocks();
  vi.useRealTimers();
});

test.each<[what: string, response: () => Response, isObserved: boolean]>([
  ['an answer of the exchange', () => answer({ type: 'ok', message: null }), true],
  ['an error of a proxy before it', () => new Response('<h1>502</h1>', { status: 502 }), false],
  ['a page of a portal in its place', () => new Response('<h1>Log in</h1>'), false],
])('whether the clock follows %s', async (_what, response, isObserved) => {
  const observe = vi.fn();
  const clock = { now: () => 0, subscribe: () => () => {}, rate: () => 1 };
  setBackend({ ready: Promise.resolve(), assetUrl: (path) => path, clock, host: '', observe });
  fetched.mockResolvedValue(response());
  await api('GET /getSetting', { keyword: 'version' }).catch(() => {});
  expect(observe).toHaveBeenCalledTimes(isObserved ? 1 : 0);
});

test('the browser stores no answer, so that none is left after a logout', async () => {
  fetched.mockResolvedValue(answer({ type: 'error', message: 'No' }));
  await api('GET /user/info', {}).catch(() => {});
  expect(request().init.cache).toBe('no-store');
});

test('the clock receives the time of the headers of an answer, however long its body takes', async () => {
  vi.useFakeTimers();
  const observe = vi.fn();
  const clock = { now: () => 0, subscribe: () => () => {}, rate: () => 1 };
  setBackend({ ready: Promise.resolve(), assetUrl: (path) => path, clock, host: '', observe });
  const slow = answer({ type: 'ok', message: null });
  const text = await slow.text();
  vi.spyOn(slow, 'text').mockImplementation(async () => {
    vi.advanceTimersByTime(5_000);
    return text;
  });
  fetched.mockResolvedValue(slow);
  const startMs = Date.now();
  await api('GET /getSetting', { keyword: 'version' }).catch(() => {});
  expect(Date.now() - startMs).toBe(5_000);
  expect(observe).toHaveBeenCalledExactlyOnceWith(slow.headers, startMs, startMs);
});

describe('the headers and body of a request', () => {
  test('a GET carries fields and lang in its query, and an empty Authorization for visitors', async () => {
    fetched.mockResolvedValue(answer({ type: 'ok', message: null }));
    await api('GET /getSetting', { keyword: 'version' });
    expect(request().url).toBe('/api/getSetting?keyword=version&lang=id');
    expect(request().init).toMatchObject({ method: 'GET', headers: { Authorization: '' } });
    expect(request().init.body).toBeUndefined();
  });

  test('a POST carries a form, and the raw token of a signed-in user', async () => {
    session.signIn('abc');
    session.lang.set('en');
    fetched.mockResolvedValue(answer({ type: 'ok', message: { id: 7 } }));
    await expect(api('POST /optional/add', { currency_id: 3 })).resolves.toEqual({ id: 7 });
    expect(request().url).toBe('/api/optional/add');
    expect(request().init).toMatchObject({ method: 'POST', headers: { Authorization: 'abc' } });
    expect(String(request().init.body)).toBe('currency_id=3&lang=en');
  });

  test('nothing leaves before the backend is ready', async () => {
    let open = () => {};
    const ready = new Promise<void>((resolve) => {
      open = resolve;
    });
    const clock = { now: () => 0, subscribe: () => () => {}, rate: () => 1 };
    setBackend({ ready, assetUrl: (path) => path, clock, host: '' });
    fetched.mockResolvedValue(answer({ type: 'ok', message: null }));
    const call = api('GET /getSetting', { keyword: 'version' });
    await Promise.resolve();
    expect(fetched).not.toHaveBeenCalled();
    expect(pendingCalls.get()).toBe(1);
    open();
    await call;
    expect(pendingCalls.get()).toBe(0);
  });

  test('quiet calls are not counted as pending', async () => {
    fetched.mockResolvedValue(answer({ type: 'ok', message: null }));
    const call = api('GET /getSetting', { keyword: 'version' }, { quiet: true });
    expect(pendingCalls.get()).toBe(0);
    await call;
  });
});

describe('how an answer is read', () => {
  test.each([
    ['a refusal', answer({ type: 'error', message: 'No', reason: 'code_wrong' }), 'refused', 'No', 'code_wrong'],
    ['a numeric type', answer({ type: 500, message: 'Oops' }), 'refused', 'Oops', null],
    ['998', answer({ type: '998', message: 'Verify' }), 'verification_needed', 'Verify', null],
    ['999', answer({ type: '999', message: 'Gone' }), 'session_invalid', 'Gone', null],
    ['a number 999', answer({ type: 999, message: 'Not the string' }), 'refused', 'Not the string', null],
    [
      'another status',
      answer({ type: 'ok', message: null }, 201),
      'unavailable',
      'GET /getSetting answered HTTP 201',
      null,
    ],
    ['no such call: HTTP 404', answer({}, 404), 'not_offered', 'GET /getSetting answered HTTP 404', null],
    ['no such call: HTTP 405', answer({}, 405), 'not_offered', 'GET /getSetting answered HTTP 405', null],
    ['no such call: HTTP 501', answer({}, 501), 'not_offered', 'GET /getSetting answered HTTP 501', null],
  ])('%s', async (_, response, kind, message, reason) => {
    fetched.mockResolvedValue(response);
    expect(await failure(api('GET /getSetting', { keyword: 'x' }))).toMatchObject({ kind, message, reason });
  });

  test('a refusal says which field it names', async () => {
    fetched.mockResolvedValue(
      answer({ type: 'error', message: 'No', reason: 'price_step', field: 'stop_limit_price' }),
    );
    expect(await failure(api('GET /getSetting', { keyword: 'x' }))).toMatchObject({
      reason: 'price_step',
      field: 'stop_limit_price',
    });
  });

  test('a payload other than declared names call and path', async () => {
    fetched.mockResolvedValue(answer({ type: 'ok', message: { id: 1, key: 'k', value: {}, notes: '' } }));
    const error = await failure(api('GET /getSetting', { keyword: 'x' }));
    expect(error.kind).toBe('bad_response');
    expect(error.message).toContain('GET /getSetting');
    expect(error.message).toContain('at value');
    expect(error.part).toEqual({ call: 'GET /getSetting', path: 'value' });
  });

  test('an answer that is not JSON is a bad response', async () => {
    fetched.mockResolvedValue(new Response('<html>'));
    expect((await failure(api('GET /getSetting', { keyword: 'x' }))).kind).toBe('bad_response');
  });

  test('no connection is a network error', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    expect((await failure(api('GET /getSetting', { keyword: 'x' }))).kind).toBe('network');
  });
});

const untilAborted: typeof fetch = (_, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
  });

describe('giving up', () => {
  test('a silent server times out', async () => {
    vi.useFakeTimers();
    fetched.mockImplementation(untilAborted);
    const call = failure(api('GET /getSetting', { keyword: 'x' }));
    await vi.advanceTimersByTimeAsync(REQUEST_TIMEOUT_MS);
    expect((await call).kind).toBe('timeout');
    expect(pendingCalls.get()).toBe(0);
  });

  test('an abort by the caller rejects with its reason, and is not reported as a failure', async () => {
    fetched.mockImplementation(untilAborted);
    const controller = new AbortController();
    const call = api('GET /getSetting', { keyword: 'x' }, { signal: controller.signal });
    controller.abort('left the page');
    await expect(call).rejects.toBe('left the page');
    expect(pendingCalls.get()).toBe(0);
  });
});

describe('a server that asks for a pause', () => {
  const busy = (status: number, after?: string) =>
    new Response('{}', { status, headers: after === undefined ? {} : { 'retry-after': after } });
  const query = () => api('GET /optional/list', {}, { signal: new AbortController().signal });
  const action = () => api('POST /optional/add', { currency_id: 3 });
  beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
  afterEach(resetRunState);

  test.each([
    ['429 refuses an action in words', action, busy(429, '5'), 'refused', 'wait 5000', 5000],
    ['429 may not say how long', action, busy(429), 'refused', 'wait 0', 1],
    ['503 leaves open what was done', action, busy(503, '30'), 'unavailable', 'HTTP 503', 30_000],
    ['a query may be repeated after 429', query, busy(429, '5'), 'unavailable', 'HTTP 429', 5000],
    ['a date', query, busy(503, new Date(1_007_000).toUTCString()), 'unavailable', 'HTTP 503', 7000],
    ['a date that is past', query, busy(503, new Date(0).toUTCString()), 'unavailable', 'HTTP 503', 0],
    ['what nobody can read', query, busy(503, 'soon'), 'unavailable', 'HTTP 503', 0],
  ])('%s', async (_name, call, response, kind, message, retryAfterMs) => {
    fetched.mockResolvedValue(response);
    expect(await failure(call())).toMatchObject({ kind, message: expect.stringContaining(message), retryAfterMs });
  });

  test.each([
    ['that the app waits by itself has no time', query, '10', undefined],
    ['that is longer says when it ends', query, '3600', 3_600_000],
    ['of an action does so as well', action, '3600', 3_600_000],
  ])('a wait %s', async (_name, call, after, retryAtMs) => {
    fetched.mockResolvedValue(busy(503, after));
    // The exchange's clock stands at 0.
    expect((await failure(call())).retryAtMs).toBe(retryAtMs);
  });

  test('a query waits at least that long before it is sent again', async () => {
    fetched.mockResolvedValueOnce(busy(429, '5'));
    await failure(query());
    fetched.mockImplementation(async () => answer({ type: 'ok', message: [] }));
    const again = query();
    await vi.advanceTimersByTimeAsync(4_999);
    expect(fetched).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    await expect(again).resolves.toEqual([]);
  });

  test('a query that is aborted meanwhile is never sent', async () => {
    fetched.mockResolvedValueOnce(busy(429, '5'));
    await failure(query());
    const controller = new AbortController();
    const again = api('GET /optional/list', {}, { signal: controller.signal });
    controller.abort('left the page');
    await expect(again).rejects.toBe('left the page');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['an action', action, '5', 'wait 3000'],
    ['a query that would wait too long', query, '60', 'HTTP 429'],
  ])('%s fails at once, without asking, until then', async (_name, call, after, message) => {
    fetched.mockResolvedValueOnce(busy(429, after));
    await failure(call());
    vi.advanceTimersByTime(2_000);
    expect((await failure(call())).message).toContain(message);
    expect(fetched).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(60_000);
    fetched.mockImplementation(async () => answer({ type: 'error', message: 'asked' }));
    expect((await failure(call())).message).toBe('asked');
  });

  test('other calls go on', async () => {
    fetched.mockResolvedValueOnce(busy(429, '60'));
    await failure(query());
    fetched.mockImplementation(async () => answer({ type: 'ok', message: { id: 7 } }));
    await expect(action()).resolves.toEqual({ id: 7 });
  });

  test.each([
    ['after', () => {}],
    ['before', () => session.signIn('another')],
  ])('another customer of this device, who signs in %s the answer, may ask', async (_when, meanwhile) => {
    fetched.mockImplementationOnce(async () => {
      meanwhile();
      return busy(429, '900');
    });
    await failure(action());
    session.signIn('another');
    fetched.mockImplementation(async () => answer({ type: 'ok', message: { id: 7 } }));
    await expect(action()).resolves.toEqual({ id: 7 });
  });
});

describe('reports to the shell', () => {
  test('999 clears the session and is reported once, even if two calls receive it', async () => {
    session.signIn('old');
    fetched.mockImplementation(async () => answer({ type: '999', message: 'Gone' }));
    await Promise.all([failure(api('GET /user/info', {})), failure(api('GET /optional/list', {}))]);
    expect(session.token.get()).toBe('');
    expect(hooks.onSessionInvalid).toHaveBeenCalledOnce();
    expect(hooks.onSessionInvalid).toHaveBeenCalledWith('Gone');
  });

  test('a late 999 for an older token leaves the new session alone', async () => {
    session.signIn('old');
    fetched.mockImplementation(async () => {
      session.signIn('new');
      return answer({ type: '999', message: 'Gone' });
    });
    await failure(api('GET /user/info', {}));
    expect(session.token.get()).toBe('new');
    expect(hooks.onSessionInvalid).not.toHaveBeenCalled();
  });

  test.each([
    ['by default', {}, 1],
    ['when the caller shows it', { showsRefusal: true }, 0],
    ['in the background', { quiet: true }, 0],
  ])('a refusal is told %s', async (_, options, times) => {
    fetched.mockResolvedValue(answer({ type: 'error', message: 'No' }));
    await failure(api('GET /getSetting', { keyword: 'x' }, options));
    expect(hooks.onRefused).toHaveBeenCalledTimes(times);
  });

  test('998 is reported even by a background call', async () => {
    fetched.mockResolvedValue(answer({ type: '998', message: 'Verify' }));
    await failure(api('GET /getSetting', { keyword: 'x' }, { quiet: true }));
    expect(hooks.onVerificationNeeded).toHaveBeenCalledWith('Verify');
  });
});
