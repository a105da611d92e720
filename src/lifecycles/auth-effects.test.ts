import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Actor, createActor, waitFor } from 'xstate';
import { marketAnswers } from '@/contract/market/answers';
import { logout } from '@/data/accounts/auth';
import { setBackend } from '@/data/api/backend';
import { apiOf } from '@/data/api/http';
import { session } from '@/data/session/session';
import { authMachine } from './auth';
import { authActors, followSession } from './auth-effects';

const api = apiOf(marketAnswers);

const fetched = vi.fn<typeof fetch>();
/** Answers by path, in the format of the family's servers. */
let answers: Record<string, unknown> = {};

const user = {
  id: 7,
  account_number: 'a@b.co',
  account: 'a@b.co',
  score: '100.00',
  user_level: 0,
  is_trader: 2,
  status: 0,
  review_status: 0,
};
const machine = authMachine.provide({ actors: authActors });
let actor: Actor<typeof machine>;
let stop = () => {};

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  const clock = { now: () => 0, subscribe: () => () => {}, rate: () => 1 };
  setBackend({ ready: Promise.resolve(), assetUrl: (path) => path, clock, host: '' });
  fetched.mockImplementation(async (url) => {
    const path = String(url).split('?')[0]?.replace('/api', '') ?? '';
    return new Response(JSON.stringify(answers[path] ?? { type: 'error', message: 'No' }));
  });
  answers = { '/user/login': { type: 'ok', message: 'token-1' }, '/user/info': { type: 'ok', message: user } };
  actor = createActor(machine, { input: { hasSession: false } });
  stop = followSession((event) => actor.send(event));
  actor.start();
});

afterEach(() => {
  stop();
  actor.stop();
  session.signOut();
  vi.unstubAllGlobals();
  vi.resetAllMocks();
});

const signIn = () => {
  actor.send({ type: 'login', fields: { user_string: 'a@b.co', password: 'secret77' } });
  return waitFor(actor, (snapshot) => snapshot.matches('signedIn'));
};

describe('sessions', () => {
  test.each([
    ['began', false, () => session.signIn('token-1'), 'signedIn'],
    ['ended', true, () => session.signOut(), 'visitor'],
  ])('one that %s before it was followed is known', (_what, hasSession, change, state) => {
    const late = createActor(machine, { input: { hasSession } }).start();
    change();
    const stopLate = followSession((event) => late.send(event));
    expect(late.getSnapshot().matches(state as 'signedIn')).toBe(true);
    stopLate();
    late.stop();
  });

  test('a login stores token and user', async () => {
    await signIn();
    expect(session.token.get()).toBe('token-1');
    expect(session.user.get()?.id).toBe(7);
  });

  test('a refused login keeps the refusal for the form', async () => {
    answers['/user/login'] = { type: 'error', message: 'Wrong password', reason: 'password_wrong' };
    actor.send({ type: 'login', fields: { user_string: 'a@b.co', password: 'x' } });
    const refused = await waitFor(actor, (snapshot) => snapshot.context.failure !== null);
    expect(refused.matches({ visitor: 'login' })).toBe(true);
    expect(refused.context.failure?.reason).toBe('password_wrong');
  });

  test('a token whose user cannot be read is not kept', async () => {
    answers['/user/info'] = { type: 'error', message: 'No' };
    actor.send({ type: 'login', fields: { user_string: 'a@b.co', password: 'x' } });
    await waitFor(actor, (snapshot) => snapshot.context.failure !== null);
    expect(session.token.get()).toBe('');
  });

  test('a logout forgets the session even if the server fails', async () => {
    await signIn();
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    actor.send({ type: 'logout' });
    await waitFor(actor, (snapshot) => snapshot.matches('visitor'));
    expect(session.token.get()).toBe('');
    expect(session.user.get()).toBeNull();
  });

  test('a logout forgets the session before the server answers, and still sends its token', async () => {
    await signIn();
    let answer = (_response: Response) => {};
    fetched.mockImplementationOnce(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    actor.send({ type: 'logout' });
    expect([session.token.get(), session.user.get()]).toEqual(['', null]);
    await vi.waitFor(() => expect(String(fetched.mock.lastCall?.[0])).toContain('/user/logout'));
    expect(fetched.mock.lastCall?.[1]?.headers).toEqual({ Authorization: 'token-1' });
    expect(actor.getSnapshot().matches('signingOut')).toBe(true);
    // The session has ended here already, so the server's answer about it has no effect.
    answer(new Response(JSON.stringify({ type: '999', message: 'Gone' })));
    await waitFor(actor, (snapshot) => snapshot.matches('visitor'));
  });

  test('a slow logout does not sign out another user who has signed in meanwhile', async () => {
    await signIn();
    fetched.mockImplementationOnce(async () => {
      session.signIn('token-2');
      return new Response(JSON.stringify({ type: 'ok', message: '' }));
    });
    await logout();
    expect(session.token.get()).toBe('token-2');
  });

  test('999 expires the session instead of merely losing it', async () => {
    await signIn();
    answers['/optional/list'] = { type: '999', message: 'Gone' };
    await expect(api('GET /optional/list', {})).rejects.toMatchObject({ kind: 'session_invalid' });
    expect(actor.getSnapshot().matches('expired')).toBe(true);
  });

  test('a logout in another tab is one here', async () => {
    await signIn();
    session.signOut();
    expect(actor.getSnapshot().matches('visitor')).toBe(true);
  });
});

test.each([
  ['email', 'register', '', '/api/sms_mail', 'user_string=x&scene=register&lang=id'],
  ['email', 'forget', '', '/api/sms_mail', 'user_string=x&scene=forget&type=forget&lang=id'],
  ['mobile', 'forget', '62', '/api/sms_send', 'mobile=x&area_code=62&type=forget&lang=id'],
] as const)('a code by %s to %s', async (channel, purpose, areaCode, url, body) => {
  answers['/sms_mail'] = { type: 'ok', message: '' };
  answers['/sms_send'] = { type: 'ok', message: '' };
  actor.send({ type: purpose === 'register' ? 'open.registration' : 'open.recovery' });
  actor.send({ type: 'code.request', request: { purpose, channel, account: 'x', areaCode }, nowMs: 5 });
  const sent = await waitFor(actor, (snapshot) => snapshot.context.sent !== null);
  expect(sent.context.sent?.resendAtMs).toBe(120_005);
  const [address, init] = fetched.mock.lastCall ?? [];
  const form = new URLSearchParams(String(init?.body));
  // Each request has an id, by which the server sends a code only once even if the request is repeated.
  expect(form.get('request_id')).toMatch(/^[\w-]+$/);
  form.delete('request_id');
  expect([address, form.toString()]).toEqual([url, body]);
});
