import { onRunReset } from '@/data/session/run-reset';
import { session } from '@/data/session/session';
import { tabStorage } from '@/data/session/storage';
import { path } from '@/lib/shell-port';
import { toast } from '@/ui/overlays/toast-store';

export const LOGIN = '/pages/common/login';
/** Screens for login and registration, from which nobody is redirected. */
export const LOGIN_SCREENS: readonly string[] = [LOGIN, '/pages/common/register', '/pages/common/forgot'];
/** Whether an address, with or without parameters, is one of these screens. */
export const isLoginScreen = (address: string): boolean => LOGIN_SCREENS.includes(address.split(/[?#]/, 1)[0] ?? '');
/** Destination for type 998 (specification section 8). */
const VERIFICATION = '/pages/setting/real_mark';
/** The screen of the verification itself, from which nobody is redirected. */
const VERIFYING = '/pages/setting/real';
/** Long enough to read the reason (specification section 4). Real time, like all interface timing. */
export const REDIRECT_DELAY_MS = 1200;
/** Storage key of the message why the session ended. It survives a reload before the login screen opens. */
const ENDED = 'session-ended';

export interface RedirectTarget {
  /** The current address with its parameters. */
  current(): string;
  go(address: string, options: { replace: boolean }): void;
}

/** The login screen's address, including the address to return to. */
export function loginAddress(from: string): string {
  return from.startsWith(LOGIN) ? from : `${LOGIN}?${new URLSearchParams({ from })}`;
}

/**
 * Creates a function that delays a step by 1.2 s. A login or logout meanwhile, also in another tab, cancels the step,
 * because it concerned the previous session. Only one step is pending at a time, because several calls report the same
 * failure. Returns the function that cancels; null if a step is pending already. `over` is called when the pause has
 * ended in any way.
 */
function createPause() {
  let pending: (() => void) | null = null;
  // A late call of the previous run may have failed; it does not concern the new run.
  onRunReset(() => pending?.());
  return (step: () => void, over = () => {}): (() => void) | null => {
    if (pending) return null;
    const cancel = () => {
      over();
      clearTimeout(timer);
      unsubscribe();
      if (pending === cancel) pending = null;
    };
    const timer = setTimeout(() => {
      cancel();
      step();
    }, REDIRECT_DELAY_MS);
    const unsubscribe = session.token.subscribe(cancel);
    pending = cancel;
    return cancel;
  };
}

/** Redirects to the login screen. Every call running at the end of a session reports it. */
export function createLoginRedirect({ current, go }: RedirectTarget) {
  const pause = createPause();
  const start = (message: string, options: { replace: boolean }, over?: () => void): (() => void) | null => {
    const cancel = pause(() => {
      if (!LOGIN_SCREENS.some((entrance) => current().startsWith(entrance))) go(loginAddress(current()), options);
    }, over);
    if (cancel) toast.show(message, { kind: 'error' });
    return cancel;
  };
  const afterEnd = (message: string) => {
    const isOn = start(message, { replace: false }, () => tabStorage.remove(ENDED));
    if (isOn) tabStorage.set(ENDED, message);
  };
  return {
    /**
     * Shows the message, and opens the login screen after 1.2 s, unless the user logs in or opens that screen
     * meanwhile. Returns the function that cancels. `replace` removes the unusable screen from the history.
     */
    start: (message: string, options: { replace: boolean }): (() => void) => start(message, options) ?? (() => {}),
    /** Same, after the server ended the session. A page that is loaded during the pause must call `resume`. */
    afterEnd,
    /**
     * Repeats message and pause after a reload. Public screens make no call that would fail again, so nothing else
     * would report the end of the session.
     */
    resume(): void {
      const message = tabStorage.get(ENDED);
      if (message !== null && session.token.get() === '') afterEnd(message);
    },
  };
}

/** Redirects to the identity verification, after type 998. */
export function createVerificationRedirect({ current, go }: RedirectTarget) {
  const pause = createPause();
  return {
    /** Shows the message, and opens the verification after 1.2 s. */
    start(message: string): void {
      toast.show(message, { kind: 'error', durationMs: REDIRECT_DELAY_MS });
      const isThere = () => current().startsWith(VERIFYING);
      if (isThere()) return;
      // A user who navigated during the pause returns to the new address.
      pause(() => isThere() || go(path(VERIFICATION, { from: current() }), { replace: false }));
    },
  };
}
