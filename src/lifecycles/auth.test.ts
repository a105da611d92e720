import { describe, expect, test, vi } from 'vitest';
import { createActor, fromPromise, getNextSnapshot, type SnapshotFrom, type StateValue } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { ApiError } from '@/data/api/api-error';
import { RESEND_AFTER_MS } from '@/domain/accounts/validation';
import { AUTH_STATES, type AuthEvent, authMachine, type LoginFields } from './auth';
import { type CodePurpose, type CodeRequest, mayRequestCode } from './sent-code';

const request = (purpose: CodePurpose, account = 'a@b.co'): CodeRequest => ({
  purpose,
  channel: 'email',
  account,
  areaCode: '',
});
const refusal = new ApiError('refused', 'No', 'code_wrong');

/** Completion events of invoked effects, under the machine's ids. */
const done = (id: string) =>
  ({ type: `xstate.done.actor.${id}`, output: undefined, actorId: id }) as unknown as AuthEvent;
const failed = (id: string) =>
  ({ type: `xstate.error.actor.${id}`, error: refusal, actorId: id }) as unknown as AuthEvent;

const ask = (purpose: CodePurpose, nowMs: number, account?: string): AuthEvent => ({
  type: 'code.request',
  request: request(purpose, account),
  nowMs,
});
const register: AuthEvent = {
  type: 'register',
  fields: { user_string: 'a@b.co', code: '123456', password: 'secret77', re_password: 'secret77', type: 'email' },
};
const reset: AuthEvent = { type: 'reset', fields: { account: 'a@b.co', password: 'secret77', code: '123456' } };
const login: AuthEvent = { type: 'login', fields: { user_string: 'a@b.co', password: 'secret77' } };
const open = (what: 'login' | 'registration' | 'recovery'): AuthEvent => ({ type: `open.${what}` });
const plain = (
  type: 'logout' | 'account.change' | 'session.invalid' | 'session.found' | 'session.lost',
): AuthEvent => ({
  type,
});

type Snapshot = SnapshotFrom<typeof authMachine>;

/** Such as `visitor.login` for {visitor: 'login'}. */
function nameOf(value: StateValue): string {
  if (typeof value === 'string') return value;
  const [[parent, child] = []] = Object.entries(value);
  return child === undefined ? String(parent) : `${parent}.${nameOf(child)}`;
}

function walk(events: readonly AuthEvent[], hasSession = false): Snapshot {
  const first = createActor(authMachine, { input: { hasSession } }).getSnapshot();
  return events.reduce((snapshot, event) => getNextSnapshot(authMachine, snapshot, event), first);
}

/** Events that lead to each state; a row of the table below starts after one of them. */
const into: Record<string, readonly AuthEvent[]> = {
  'visitor.login': [],
  signingIn: [login],
  signedIn: [login, done('login')],
  signingOut: [login, done('login'), plain('logout')],
  expired: [login, done('login'), plain('session.invalid')],
};
for (const [flow, purpose, submit, submitting, after] of [
  ['registration', 'register', register, 'registering', 'registered'],
  ['recovery', 'forget', reset, 'resetting', 'recovered'],
] as const) {
  const start = [open(flow)];
  const sending = [...start, ask(purpose, 0)];
  const sent = [...sending, done('sendCode')];
  into[`visitor.${flow}.enterAccount`] = start;
  into[`visitor.${flow}.sendingCode`] = sending;
  into[`visitor.${flow}.codeSent`] = sent;
  into[`visitor.${flow}.${submitting}`] = [...sent, submit];
  into[`visitor.${flow}.${after}`] = [...sent, submit, done(submit.type)];
}

const LATER = RESEND_AFTER_MS.email;
const transitions: [from: string, what: string, event: AuthEvent, to: string][] = [
  ['visitor.login', 'a login is tried', login, 'signingIn'],
  ['visitor.login', 'registration is opened', open('registration'), 'visitor.registration.enterAccount'],
  ['visitor.login', 'recovery is opened', open('recovery'), 'visitor.recovery.enterAccount'],
  ['visitor.login', 'another tab signs in', plain('session.found'), 'signedIn'],
  ['visitor.login', 'a logout means nothing', plain('logout'), 'visitor.login'],
  ['signingIn', 'the server accepts', done('login'), 'signedIn'],
  ['signingIn', 'the server refuses', failed('login'), 'visitor.login'],
  ['signingIn', 'a second tap means nothing', login, 'signingIn'],
  ['signedIn', 'logout', plain('logout'), 'signingOut'],
  ['signedIn', '999', plain('session.invalid'), 'expired'],
  ['signedIn', 'another tab signs out', plain('session.lost'), 'visitor.login'],
  ['signingOut', 'the server agrees', done('logout'), 'visitor.login'],
  ['signingOut', 'the server fails', failed('logout'), 'visitor.login'],
  ['expired', 'the login is opened', open('login'), 'visitor.login'],
  ['expired', 'a login is tried', login, 'signingIn'],
  ['expired', 'another tab signs in', plain('session.found'), 'signedIn'],
];
for (const [flow, purpose, other, submit, submitting, after] of [
  ['registration', 'register', 'forget', register, 'registering', 'registered'],
  ['recovery', 'forget', 'register', reset, 'resetting', 'recovered'],
] as const) {
  const at = (state: string) => `visitor.${flow}.${state}`;
  transitions.push(
    [at('enterAccount'), 'a code is asked for', ask(purpose, 0), at('sendingCode')],
    [at('enterAccount'), 'a code for the other purpose', ask(other, 0), at('enterAccount')],
    [at('enterAccount'), 'submitting before a code', submit, at('enterAccount')],
    [at('enterAccount'), 'the login is opened', open('login'), 'visitor.login'],
    [at('sendingCode'), 'the code is sent', done('sendCode'), at('codeSent')],
    [at('sendingCode'), 'the code is refused', failed('sendCode'), at('enterAccount')],
    [at('codeSent'), 'another code too early', ask(purpose, LATER - 1), at('codeSent')],
    [at('codeSent'), 'another code in time', ask(purpose, LATER), at('sendingCode')],
    [at('codeSent'), 'a code to another account', ask(purpose, 1, 'c@d.co'), at('sendingCode')],
    [at('codeSent'), 'another account', plain('account.change'), at('enterAccount')],
    [at('codeSent'), 'submit', submit, at(submitting)],
    [at(submitting), 'the server accepts', done(submit.type), at(after)],
    [at(submitting), 'the server refuses', failed(submit.type), at('codeSent')],
    [at(after), 'the login is opened', open('login'), 'visitor.login'],
  );
}

describe('transitions', () => {
  test.each(Object.entries(into))('the way into %s', (state, events) => {
    expect(nameOf(walk(events).value)).toBe(state);
  });

  test.each(transitions)('%s: %s', (from, _what, event, to) => {
    expect(nameOf(walk([...(into[from] ?? []), event]).value)).toBe(to);
  });

  test('a stored session starts signed in', () => {
    expect(nameOf(walk([], true).value)).toBe('signedIn');
  });

  test('a resend that fails leaves the earlier code usable', () => {
    const resent = [...(into['visitor.registration.codeSent'] ?? []), ask('register', LATER), failed('sendCode')];
    expect(nameOf(walk(resent).value)).toBe('visitor.registration.codeSent');
  });

  test('a failed code to another account does not pretend that one was sent', () => {
    const other = [...(into['visitor.registration.codeSent'] ?? []), ask('register', 1, 'c@d.co'), failed('sendCode')];
    expect(nameOf(walk(other).value)).toBe('visitor.registration.enterAccount');
  });
});

/** Every state node except the root, as dotted names. */
function statesOf(node: { states: Record<string, unknown> }, prefix = ''): string[] {
  return Object.entries(node.states).flatMap(([key, child]) => [
    `${prefix}${key}`,
    ...statesOf(child as typeof node, `${prefix}${key}.`),
  ]);
}

describe('the machine and its documentation', () => {
  test('AUTH_STATES lists exactly the states of the machine: add new ones to both', () => {
    expect(statesOf(authMachine.root).sort()).toEqual([...AUTH_STATES].sort());
  });

  test('every state can be reached', () => {
    const events = [
      ...transitions.map(([, , event]) => event),
      ...(['login', 'logout', 'sendCode', 'register', 'reset'] as const).map(done),
    ];
    const paths = getShortestPaths(authMachine, { input: { hasSession: false }, events });
    const reached = new Set(paths.flatMap(({ state }) => ancestors(nameOf(state.value))));
    expect([...reached].sort()).toEqual([...AUTH_STATES].sort());
  });
});

const ancestors = (name: string) => name.split('.').map((_, index, parts) => parts.slice(0, index + 1).join('.'));

describe('context', () => {
  test('a refusal is kept with its code until the next try', () => {
    const refused = walk([login, failed('login')]);
    expect(refused.context.failure).toEqual({ kind: 'refused', message: 'No', reason: 'code_wrong' });
    expect(getNextSnapshot(authMachine, refused, login).context.failure).toBeNull();
  });

  test('after a registration the login has the account filled in', () => {
    expect(walk([...(into['visitor.registration.registered'] ?? []), open('login')]).context.account).toBe('a@b.co');
  });

  test('a deadline survives leaving the form, and storing', () => {
    const left = walk([...(into['visitor.registration.codeSent'] ?? []), open('login'), open('registration')]);
    const { sent } = JSON.parse(JSON.stringify(left.context)) as typeof left.context;
    expect(mayRequestCode(sent, request('register'), LATER - 1)).toBe(false);
    expect(mayRequestCode(sent, request('register'), LATER)).toBe(true);
    expect(mayRequestCode(sent, request('forget'), 0)).toBe(true);
  });

  test.each(['register', 'forget'] as const)(
    'returning to %s before the deadline continues with the code that was sent',
    (purpose) => {
      const flow = purpose === 'register' ? 'registration' : 'recovery';
      const left = [...(into[`visitor.${flow}.codeSent`] ?? []), open('login'), open(flow)];
      expect(nameOf(walk([...left, ask(purpose, LATER - 1)]).value)).toBe(`visitor.${flow}.codeSent`);
      expect(nameOf(walk([...left, ask(purpose, LATER - 1, 'c@d.co')]).value)).toBe(`visitor.${flow}.sendingCode`);
      expect(nameOf(walk([...left, ask(purpose, LATER)]).value)).toBe(`visitor.${flow}.sendingCode`);
    },
  );

  test('a logout ends the session in the context', () => {
    expect(walk([...(into.signingOut ?? []), done('logout')]).context.hasSession).toBe(false);
  });
});

describe('effects', () => {
  test('are provided from outside and receive the fields of the event', async () => {
    const effect = vi.fn(async (_fields: LoginFields) => {});
    const onSignedIn = vi.fn();
    const machine = authMachine.provide({
      actors: { login: fromPromise<void, LoginFields>(({ input }) => effect(input)) },
      actions: { onSignedIn },
    });
    const actor = createActor(machine, { input: { hasSession: false } }).start();
    const signedIn = new Promise<void>((resolve) => {
      actor.subscribe((snapshot) => snapshot.matches('signedIn') && resolve());
    });
    actor.send(login);
    await signedIn;
    expect(effect).toHaveBeenCalledWith({ user_string: 'a@b.co', password: 'secret77' });
    expect(onSignedIn).toHaveBeenCalledOnce();
  });
});
