import { parsePath } from 'react-router-dom';
import { setFailureHooks } from '@/data/api/outcome';
import { onRunReset } from '@/data/session/run-reset';
import { session } from '@/data/session/session';
import { i18n } from '@/i18n/i18n';
import { afterStep } from '@/lib/browser/history-steps';
import { type ShellPort, setShell } from '@/lib/shell-port';
import { dismissQuestions } from '@/ui/overlays/ask';
import { toast } from '@/ui/overlays/toast-store';
import { createLoginRedirect, createVerificationRedirect, isLoginScreen, loginAddress } from './login-redirect';
import { recordBackStack, stepsBackTo } from './navigation/back-stack';
import type { AppHistory } from './navigation/hash-history';
import { findScreen } from './routes';
import { followToasts } from './toast-effects';

const HOME = '/';
/** Longer waits are given in minutes. */
const LONGEST_IN_SECONDS = 90;

let app: AppHistory | null = null;

/** Normalizes an address for comparison: home has two paths, and `BTC/USDT` can be written in two ways. */
function normalized(address: string): string {
  const { pathname = '', search, hash = '' } = parsePath(address);
  return `${findScreen(pathname)?.address ?? pathname}?${new URLSearchParams(search)}${hash}`;
}

/** Number of steps back to a screen; 0 if it is not in the history. */
const stepsBack = (address: string): number =>
  app ? stepsBackTo(app, (beneath) => normalized(beneath) === normalized(address)) : 0;

function go(address: string, options: { replace?: boolean } = {}): void {
  afterStep(() => {
    if (!options.replace) app?.push(address);
    // The screen to replace with is one step back. Replacing would put it into the history twice in a row, and the
    // first Back would seem to do nothing.
    else if (stepsBack(address) === 1) app?.go(-1);
    else app?.replace(address);
  });
}

function returnTo(address: string, { from }: { from?: string } = {}): void {
  afterStep(() => {
    if (from !== undefined && app?.location.pathname !== from) return;
    const steps = stepsBack(address);
    if (steps > 0) app?.go(-steps);
    else app?.replace(address);
  });
}

function current(): string {
  const { pathname, search } = app?.location ?? { pathname: HOME, search: '' };
  return pathname + search;
}

const loginRedirect = createLoginRedirect({ current, go });
const verificationRedirect = createVerificationRedirect({ current, go });

/** Shows a visitor the notice to log in, and then opens the login screen. Returns the function that cancels. */
export function startLoginRedirect(options: { replace: boolean }): () => void {
  return loginRedirect.start(i18n.t('errors:logInFirst'), options);
}

export function goToLogin(): void {
  go(loginAddress(current()), { replace: true });
}

/** React Router numbers its history entries; before the first one there is no entry of the app. */
function hasHistory(): boolean {
  const entry: unknown = history.state;
  return (
    typeof entry === 'object' && entry !== null && 'idx' in entry && typeof entry.idx === 'number' && entry.idx > 0
  );
}

const actions: ShellPort = {
  isScreen: (address) => findScreen(address) !== undefined,
  go,
  returnTo,
  back() {
    if (hasHistory()) app?.go(-1);
    else go(HOME, { replace: true });
  },
  requireLogin() {
    if (session.token.get() !== '') return true;
    startLoginRedirect({ replace: false });
    return false;
  },
  afterLogin() {
    const from = new URLSearchParams(app?.location.search).get('from') ?? HOME;
    returnTo(findScreen(from) && !isLoginScreen(from) ? from : HOME);
  },
};

/** Connects pages and the HTTP client to this history. */
export function installShell(appHistory: AppHistory): void {
  app = appHistory;
  recordBackStack(appHistory);
  setShell(actions);
  followToasts();
  // The next customer, or the next run, must not see questions meant for this one.
  onRunReset(dismissQuestions);
  session.token.subscribe(dismissQuestions);
  setFailureHooks({
    onSessionInvalid(message) {
      loginRedirect.afterEnd(message || i18n.t('errors:sessionEnded'));
    },
    onVerificationNeeded(message) {
      verificationRedirect.start(message || i18n.t('errors:verifyFirst'));
    },
    onRefused(message) {
      toast.show(message || i18n.t('errors:refused'), { kind: 'error' });
    },
    tooManyText(waitMs) {
      const seconds = Math.ceil(waitMs / 1000);
      if (seconds === 0) return i18n.t('errors:tooMany');
      if (seconds <= LONGEST_IN_SECONDS) return i18n.t('errors:tooManySeconds', { seconds });
      return i18n.t('errors:tooManyMinutes', { minutes: Math.ceil(seconds / 60) });
    },
  });
}

/**
 * After a reload, repeats why the session ended. Call it after the shell has mounted, because nobody would see it
 * before.
 */
export const resumeLoginRedirect = (): void => loginRedirect.resume();
