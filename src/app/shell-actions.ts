import { setFailureHooks } from '@/data/outcome';
import { session } from '@/data/session';
import { i18n } from '@/i18n/i18n';
import { type ShellPort, setShell } from '@/lib/shell-port';
import { toast } from '@/ui/overlays/toast-store';
import { createLoginRedirect, loginAddress, REDIRECT_DELAY_MS } from './login-redirect';
import { screenAt } from './routes';

const HOME = '/';
/** Where type 998 leads (specification section 8). */
const VERIFICATION = '/pages/setting/real_mark';

/** The part of the router that is needed here. */
interface Navigator {
  readonly state: { readonly location: { readonly pathname: string; readonly search: string } };
  navigate(to: string | number, options?: { replace?: boolean }): unknown;
}

let router: Navigator | null = null;

function go(address: string, options: { replace?: boolean } = {}): void {
  void router?.navigate(address, options);
}

function current(): string {
  const { pathname, search } = router?.state.location ?? { pathname: HOME, search: '' };
  return pathname + search;
}

const loginRedirect = createLoginRedirect({ current, go });

/** Tells a visitor to log in, and takes him there. Returns the cancel. */
export function startLoginRedirect(options: { replace: boolean }): () => void {
  return loginRedirect.start(i18n.t('errors:logInFirst'), options);
}

export function goToLogin(): void {
  go(loginAddress(current()), { replace: true });
}

/** The router numbers its history entries; the first one has nothing of ours before it. */
function hasHistory(): boolean {
  const entry: unknown = history.state;
  return (
    typeof entry === 'object' && entry !== null && 'idx' in entry && typeof entry.idx === 'number' && entry.idx > 0
  );
}

const actions: ShellPort = {
  isScreen: (address) => screenAt(address) !== undefined,
  go,
  back() {
    if (hasHistory()) void router?.navigate(-1);
    else go(HOME, { replace: true });
  },
  requireLogin() {
    if (session.token.get() !== '') return true;
    startLoginRedirect({ replace: false });
    return false;
  },
  afterLogin() {
    const from = new URLSearchParams(router?.state.location.search).get('from') ?? HOME;
    go(screenAt(from) ? from : HOME, { replace: true });
  },
};

/** Connects pages and the HTTP client to this router. */
export function installShell(navigator: Navigator): void {
  router = navigator;
  setShell(actions);
  setFailureHooks({
    onSessionInvalid(message) {
      loginRedirect.start(message || i18n.t('errors:sessionEnded'), { replace: false });
    },
    onVerificationNeeded(message) {
      toast.show(message || i18n.t('errors:verifyFirst'), { kind: 'error' });
      if (screenAt(VERIFICATION)) setTimeout(() => go(VERIFICATION), REDIRECT_DELAY_MS);
    },
    onRefused(message) {
      toast.show(message || i18n.t('errors:refused'), { kind: 'error' });
    },
  });
}
