import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiError } from '@/data/api/api-error';
import { reportFailure, setFailureHooks } from '@/data/api/outcome';
import { resetRunState } from '@/data/session/run-reset';
import { session } from '@/data/session/session';
import { tabStorage } from '@/data/session/storage';
import { toast } from '@/ui/overlays/toast-store';
import { createLoginRedirect, createVerificationRedirect, loginAddress, REDIRECT_DELAY_MS } from './login-redirect';

beforeEach(() => {
  vi.useFakeTimers();
  session.signOut();
});
afterEach(() => {
  toast.clear();
  vi.useRealTimers();
});

function redirectFrom(address: string) {
  const went: unknown[] = [];
  const redirect = createLoginRedirect({ current: () => address, go: (...step) => went.push(step) });
  return { redirect, went };
}

describe('the redirect to the login', () => {
  test('happens after the delay, with the address to return to', () => {
    const { redirect, went } = redirectFrom('/pages/fund/assets?tab=spot');
    redirect.start('Please log in first', { replace: true });
    expect(toast.list().map(({ text }) => text)).toEqual(['Please log in first']);
    vi.advanceTimersByTime(REDIRECT_DELAY_MS - 1);
    expect(went).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(went).toEqual([['/pages/common/login?from=%2Fpages%2Ffund%2Fassets%3Ftab%3Dspot', { replace: true }]]);
  });

  test('happens once, however many calls report the end of the session', () => {
    const { redirect, went } = redirectFrom('/');
    redirect.start('first', { replace: false });
    redirect.start('second', { replace: false });
    vi.runAllTimers();
    expect(went).toHaveLength(1);
    redirect.start('later', { replace: false });
    vi.runAllTimers();
    expect(went).toHaveLength(2);
  });

  test('does not happen if the user left the screen, or signed in meanwhile', () => {
    const { redirect, went } = redirectFrom('/');
    redirect.start('left', { replace: true })();
    vi.runAllTimers();
    redirect.start('signed in', { replace: true });
    session.signIn('token');
    vi.runAllTimers();
    expect(went).toEqual([]);
  });

  test('does not happen if another run of the sandbox begins meanwhile, and its message is not kept', () => {
    const { redirect, went } = redirectFrom('/');
    redirect.afterEnd('Your session has expired');
    expect(tabStorage.get('session-ended')).toBe('Your session has expired');
    resetRunState();
    expect(tabStorage.get('session-ended')).toBeNull();
    vi.runAllTimers();
    expect(went).toEqual([]);
  });

  test.each(['/pages/common/login?from=%2F', '/pages/common/register', '/pages/common/forgot?step=code'])(
    'does not happen if the user has opened %s meanwhile',
    (address) => {
      const { redirect, went } = redirectFrom(address);
      redirect.start('ended', { replace: false });
      vi.runAllTimers();
      expect(went).toEqual([]);
    },
  );

  test('is resumed by a page that is loaded meanwhile, and by none that is loaded later', () => {
    const before = redirectFrom('/pages/fund/assets');
    before.redirect.afterEnd('ended');
    toast.clear();
    const loaded = redirectFrom('/pages/fund/assets');
    loaded.redirect.resume();
    expect(toast.list().map(({ text }) => text)).toEqual(['ended']);
    vi.runAllTimers();
    expect(loaded.went).toEqual([['/pages/common/login?from=%2Fpages%2Ffund%2Fassets', { replace: false }]]);
    const later = redirectFrom('/pages/fund/assets');
    later.redirect.resume();
    vi.runAllTimers();
    expect(later.went).toEqual([]);
  });

  test('is not resumed if the user has signed in meanwhile', () => {
    redirectFrom('/').redirect.afterEnd('ended');
    session.signIn('token');
    session.signOut();
    const { redirect, went } = redirectFrom('/');
    redirect.resume();
    vi.runAllTimers();
    expect(went).toEqual([]);
  });

  test('a cancel that comes late does not stop the next redirect', () => {
    const { redirect, went } = redirectFrom('/');
    const cancel = redirect.start('first', { replace: true });
    vi.runAllTimers();
    redirect.start('second', { replace: true });
    cancel();
    vi.runAllTimers();
    expect(went).toHaveLength(2);
  });

  test('never leads from the login to itself', () => {
    expect(loginAddress('/pages/common/login?from=%2F')).toBe('/pages/common/login?from=%2F');
  });
});

/** Successive events on /here: a pause in ms, a login ('' is a logout), or an answer to a token. */
type Step = number | { readonly signsIn: string } | { readonly type: 998 | 999; readonly to: string };
const as = (signsIn: string): Step => ({ signsIn });
const answer = (type: 998 | 999, to: string): Step => ({ type, to });
const LATER = REDIRECT_DELAY_MS;
const LOGIN = '/pages/common/login?from=%2Fhere';
const CHECK = '/pages/setting/real_mark?from=%2Fhere';

describe('an answer 999 or 998 redirects only while its own session is the current one', () => {
  test.each<[string, readonly Step[], readonly string[], string]>([
    ['999', [answer(999, 'a'), LATER], [LOGIN], ''],
    ['999 twice', [answer(999, 'a'), 500, answer(999, 'a'), 2 * LATER], [LOGIN], ''],
    ['999, then another tab signs in', [answer(999, 'a'), 1199, as('b'), LATER], [], 'b'],
    ['999 to the old token after the new one has come', [as('b'), answer(999, 'a'), LATER], [], 'b'],
    ['999, signed in, and a late 999 to the old token', [answer(999, 'a'), as('b'), answer(999, 'a'), LATER], [], 'b'],
    ['999, signed in, and out again on purpose', [answer(999, 'a'), 400, as('b'), 400, as(''), LATER], [], ''],
    [
      '999, signed in, and the new session ends as well: its own 1.2 s',
      [answer(999, 'a'), 1000, as('b'), answer(999, 'b'), 1199],
      [],
      '',
    ],
    ['the same, a moment later', [answer(999, 'a'), 1000, as('b'), answer(999, 'b'), 1200], [LOGIN], ''],
    ['998', [answer(998, 'a'), LATER], [CHECK], 'a'],
    ['998 twice', [answer(998, 'a'), 500, answer(998, 'a'), 2 * LATER], [CHECK], 'a'],
    ['998, then signed out', [answer(998, 'a'), 600, as(''), LATER], [], ''],
    ['998, then somebody else signs in', [answer(998, 'a'), 600, as('b'), LATER], [], 'b'],
    ['998 to the old token', [as('b'), answer(998, 'a'), LATER], [], 'b'],
    ['998, then the session ends: the login alone', [answer(998, 'a'), 600, answer(999, 'a'), LATER], [LOGIN], ''],
  ])('%s', (_, steps, expected, token) => {
    const went: string[] = [];
    const target = { current: () => '/here', go: (address: string) => void went.push(address) };
    const [login, check] = [createLoginRedirect(target), createVerificationRedirect(target)];
    setFailureHooks({
      onSessionInvalid: login.afterEnd,
      onVerificationNeeded: (message) => check.start(message),
      onRefused() {},
      tooManyText: () => '',
    });
    session.signIn('a');
    for (const step of steps) {
      if (typeof step === 'number') vi.advanceTimersByTime(step);
      else if ('type' in step)
        reportFailure(
          new ApiError(step.type === 999 ? 'session_invalid' : 'verification_needed', 'why'),
          step.to,
          false,
        );
      else if (step.signsIn) session.signIn(step.signsIn);
      else session.signOut();
    }
    expect([went, session.token.get()]).toEqual([expected, token]);
  });

  test('999 rereads the storage first, because another tab may have signed in without an event yet', () => {
    const listener = vi.fn();
    setFailureHooks({
      onSessionInvalid: listener,
      onVerificationNeeded: listener,
      onRefused: listener,
      tooManyText: () => '',
    });
    session.signIn('a');
    const reread = vi.spyOn(session, 'reread').mockImplementation(() => session.signIn('b'));
    reportFailure(new ApiError('session_invalid', 'why'), 'a', false);
    reread.mockRestore();
    expect(listener).not.toHaveBeenCalled();
    expect(session.token.get()).toBe('b');
  });

  test.each(['/pages/setting/real?step=2', '/pages/setting/real_mark'])('998 does not redirect from %s', (address) => {
    const went: string[] = [];
    const check = createVerificationRedirect({ current: () => address, go: (to) => void went.push(to) });
    check.start('why');
    vi.runAllTimers();
    expect(went).toEqual([]);
  });
});
