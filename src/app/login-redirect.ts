import { session } from '@/data/session';
import { toast } from '@/ui/overlays/toast-store';

export const LOGIN = '/pages/common/login';
/** Where visitors become users: nobody is taken away from there. */
const ENTRANCES = [LOGIN, '/pages/common/register', '/pages/common/forgot'];
/** Long enough to read why (specification section 4). On the real clock, as all interface timing. */
export const REDIRECT_DELAY_MS = 1200;

export interface LoginRedirectTarget {
  /** Address on screen, with its parameters. */
  current(): string;
  go(address: string, options: { replace: boolean }): void;
}

/** The login screen's address, with the way back in it. */
export function loginAddress(from: string): string {
  return from.startsWith(LOGIN) ? from : `${LOGIN}?${new URLSearchParams({ from })}`;
}

/** One redirect at a time: a dead session is reported by every call that was under way. */
export function createLoginRedirect({ current, go }: LoginRedirectTarget) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    /**
     * Says why, and goes to the login after 1.2 s unless somebody has signed in meanwhile, or is about to. Returns the
     * cancel. `replace` forgets the screen one cannot use anyway.
     */
    start(message: string, options: { replace: boolean }): () => void {
      if (timer !== undefined) return () => {};
      toast.show(message, { kind: 'error' });
      const mine = setTimeout(() => {
        timer = undefined;
        if (session.token.get() !== '' || ENTRANCES.some((entrance) => current().startsWith(entrance))) return;
        go(loginAddress(current()), options);
      }, REDIRECT_DELAY_MS);
      timer = mine;
      return () => {
        clearTimeout(mine);
        if (timer === mine) timer = undefined;
      };
    },
  };
}
