import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { session } from '@/data/session';
import { toast } from '@/ui/overlays/toast-store';
import { createLoginRedirect, loginAddress, REDIRECT_DELAY_MS } from './login-redirect';

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

describe('the way to the login', () => {
  test('is taken after the delay, with the way back', () => {
    const { redirect, went } = redirectFrom('/pages/fund/assets?tab=spot');
    redirect.start('Please log in first', { replace: true });
    expect(toast.list().map(({ text }) => text)).toEqual(['Please log in first']);
    vi.advanceTimersByTime(REDIRECT_DELAY_MS - 1);
    expect(went).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(went).toEqual([['/pages/common/login?from=%2Fpages%2Ffund%2Fassets%3Ftab%3Dspot', { replace: true }]]);
  });

  test('is taken once, however many calls report the dead session', () => {
    const { redirect, went } = redirectFrom('/');
    redirect.start('first', { replace: false });
    redirect.start('second', { replace: false });
    vi.runAllTimers();
    expect(went).toHaveLength(1);
    redirect.start('later', { replace: false });
    vi.runAllTimers();
    expect(went).toHaveLength(2);
  });

  test('is not taken by who left the screen, or signed in meanwhile', () => {
    const { redirect, went } = redirectFrom('/');
    redirect.start('left', { replace: true })();
    vi.runAllTimers();
    redirect.start('signed in', { replace: true });
    session.signIn('token');
    vi.runAllTimers();
    expect(went).toEqual([]);
  });

  test.each(['/pages/common/login?from=%2F', '/pages/common/register', '/pages/common/forgot?step=code'])(
    'is not taken by who was faster, and is at %s by now',
    (address) => {
      const { redirect, went } = redirectFrom(address);
      redirect.start('ended', { replace: false });
      vi.runAllTimers();
      expect(went).toEqual([]);
    },
  );

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
