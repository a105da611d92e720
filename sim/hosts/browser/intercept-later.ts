import { loadModule } from '@/lib/loading/load-module';
import { bridgeRequests } from './bridge';
import type { Route } from './handlers';
import type { Interception } from './intercept';

const RETRY_MS = 5_000;
/** Real milliseconds. A page that never becomes idle still gets MSW after this time. */
const MAX_IDLE_WAIT_MS = 2_000;

const loadInterceptor = () => import('./intercept').then((module) => module.default);

/**
 * Answers this page's requests from now on: through MSW once `ready` has resolved and the page is idle, otherwise over
 * the bridge in the page. MSW and its service worker are 45 kB and some round trips away, which is longer than the first
 * price should take. The bridge also answers when another service worker controls the page, or none does: after a newer
 * build was opened in another tab, or the site's data was deleted. And it answers a page that is being left, because a
 * service worker has no way to ask it any more. Otherwise calls would hang, or go to the network.
 */
export function interceptLater(routes: readonly Route[], ready: Promise<unknown>): Interception {
  let settled: Interception | null = null;
  let stopped = false;
  let isLeaving = false;
  const onLeave = () => {
    isLeaving = true;
  };
  // Also fires where the page stays after all, such as for a download. The bridge then goes on answering.
  addEventListener('beforeunload', onLeave);
  const removeBridge = bridgeRequests(routes, () => !stopped && (isLeaving || settled?.mode !== 'service-worker'));

  const begin = async () => {
    try {
      const startIntercepting = await loadModule(loadInterceptor);
      if (stopped) return;
      settled = await startIntercepting(routes);
      if (stopped) settled.stop();
    } catch {
      // The bridge goes on answering.
      if (!stopped) setTimeout(() => void begin(), RETRY_MS);
    }
  };
  ready.then(whenIdle).then(begin, () => {});
  return {
    get mode() {
      return settled?.mode ?? 'page';
    },
    rearm: () => settled?.rearm(),
    stop() {
      stopped = true;
      removeEventListener('beforeunload', onLeave);
      removeBridge();
      settled?.stop();
    },
  };
}

/** Resolves when the page is idle. Safari has no requestIdleCallback. */
function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: MAX_IDLE_WAIT_MS });
    else setTimeout(resolve, 300);
  });
}
