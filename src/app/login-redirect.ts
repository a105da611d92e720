import { session } from '@/data/session';
import { tabStorage } from '@/data/storage';
import { path } from '@/lib/shell-port';
import { toast } from '@/ui/overlays/toast-store';

export const LOGIN = '/pages/common/login';
/** Where visitors become users: nobody is taken away from there. */
export const ENTRANCES: readonly string[] = [LOGIN, '/pages/common/register', '/pages/common/forgot'];
/** Whether an address, with or without parameters, is one of those. */
export const isEntrance = (address: string): boolean => ENTRANCES.includes(address.split(/[?#]/, 1)[0] ?? '');
/** Where type 998 leads (specification section 8). */
const VERIFICATION = '/pages/setting/real_mark';
/** Where it is done: who is there needs not be taken there. */
const VERIFYING = '/pages/setting/real';
/** Long enough to read why (specification section 4). On the real clock, as all interface timing. */
export const REDIRECT_DELAY_MS = 1200;
/** Why the session has ended, while somebody is on the way to the login: a reload in between does not forget it. */
const ENDED = 'session-ended';

export interface RedirectTarget {
  /** Address on screen, with its parameters. */
  current(): string;
  go(address: string, options: { replace: boolean }): void;
}

/** The login screen's address, with the way back in it. */
export function loginAddress(from: string): string {
  return from.startsWith(LOGIN) ? from : `${LOGIN}?${new URLSearchParams({ from })}`;
}

/**
 * Pauses before a step: 1.2 s, unless somebody signs in or out meanwhile, here or in another tab, for it is about the
 * session there was. One at a time: several calls report the same. Answers the cancel; null while one is pending. `over`
 * is told when the pause has ended in any way.
 */
function createPause() {
  let pending: (() => void) | null = null;
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

/** To the login: a dead session is reported by every call that was under way. */
export function createLoginRedirect({ current, go }: RedirectTarget) {
  const pause = createPause();
  const start = (message: string, options: { replace: boolean }, over?: () => void): (() => void) | null => {
    const cancel = pause(() => {
      if (!ENTRANCES.some((entrance) => current().startsWith(entrance))) go(loginAddress(current()), options);
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
     * Says why, and goes to the login after 1.2 s unless somebody has signed in meanwhile, or is about to. Returns the
     * cancel. `replace` forgets the screen one cannot use anyway.
     */
    start: (message: string, options: { replace: boolean }): (() => void) => start(message, options) ?? (() => {}),
    /** The same after the server has ended the session. A page that is loaded meanwhile has to `goOn`. */
    afterEnd,
    /** Screens for everybody ask for nothing that a visitor cannot have: without this, nobody would say what has happened. */
    goOn(): void {
      const message = tabStorage.get(ENDED);
      if (message !== null && session.token.get() === '') afterEnd(message);
    },
  };
}

/** To the identity check, for who needs it first: type 998. */
export function createVerificationRedirect({ current, go }: RedirectTarget) {
  const pause = createPause();
  return {
    /** Says why, and goes there after 1.2 s. */
    start(message: string): void {
      toast.show(message, { kind: 'error', durationMs: REDIRECT_DELAY_MS });
      const isThere = () => current().startsWith(VERIFYING);
      if (isThere()) return;
      // Whoever has gone on meanwhile returns to where he is now.
      pause(() => isThere() || go(path(VERIFICATION, { from: current() }), { replace: false }));
    },
  };
}
