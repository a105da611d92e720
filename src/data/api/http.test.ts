import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { commonAnswers } from '@/contract/common/answers';
import { marketAnswers } from '@/contract/market/answers';
import { userAnswers } from '@/contract/user/answers';
import { session } from '../session/session';
import { type ApiError, isApiError } from './api-error';
import { setBackend } from './backend';
import { apiOf, REQUEST_TIMEOUT_MS } from './http';
import { setFailureHooks } from './outcome';
import { pendingCalls } from './pending';

const api = apiOf({ ...commonAnswers, ...marketAnswers, ...userAnswers });

const hooks = { onSessionInvalid: vi.fn(), onVerificationNeeded: vi.fn(), onRefused: vi.fn() };
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

describe('what a request carries', () => {
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
  ])('%s', async (_, response, kind, message, reason) => {
    fetched.mockResolvedValue(response);
    expect(await failure(api('GET /getSetting', { keyword: 'x' }))).toMatchObject({ kind, message, reason });
  });

  test('a payload other than declared names call and path', async () => {
    fetched.mockResolvedValue(answer({ type: 'ok', message: { id: 1, key: 'k', value: 5, notes: '' } }));
    const error = await failure(api('GET /getSetting', { keyword: 'x' }));
    expect(error.kind).toBe('bad_response');
    expect(error.message).toContain('GET /getSetting');
    expect(error.message).toContain('at value');
  });

  test('what is not JSON is a bad response', async () => {
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

  test('an abort by the caller is its own reason, and no failure of ours', async () => {
    fetched.mockImplementation(untilAborted);
    const controller = new AbortController();
    const call = api('GET /getSetting', { keyword: 'x' }, { signal: controller.signal });
    controller.abort('left the page');
    await expect(call).rejects.toBe('left the page');
    expect(pendingCalls.get()).toBe(0);
  });
});

describe('what the shell is told', () => {
  test('999 clears the session and is told once, though two calls meet it', async () => {
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

  test('998 is told even in the background', async () => {
    fetched.mockResolvedValue(answer({ type: '998', message: 'Verify' }));
    await failure(api('GET /getSetting', { keyword: 'x' }, { quiet: true }));
    expect(hooks.onVerificationNeeded).toHaveBeenCalledWith('Verify');
  });
});
