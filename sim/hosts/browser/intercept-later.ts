import { loadModule } from '@/lib/load-module';
import { bridgeRequests } from './bridge';
import type { Route } from './handlers';
import type { Interception } from './intercept';

const RETRY_MS = 5_000;
/** A page that never comes to rest gets its interceptor all the same. */
const LATEST_MS = 2_000;

const loadInterceptor = () => import('./intercept').then((module) => module.default);

/**
 * Answers this page's requests from now on: first over the bridge in the page, and, when what matters to the eye is
 * done, through MSW. No request falls between the two: each is taken by one of them when it is made.
 */
export function interceptLater(routes: readonly Route[], ready: Promise<unknown>): Interception {
  const bridge = bridgeRequests(routes);
  let settled: Interception | null = null;
  let stopped = false;

  const begin = async () => {
    try {
      const startIntercepting = await loadModule(loadInterceptor);
      if (stopped) return;
      const started = await startIntercepting(routes);
      bridge.handOver();
      settled = started;
      if (stopped) started.stop();
    } catch {
      // The bridge goes on meanwhile.
      if (!stopped) setTimeout(() => void begin(), RETRY_MS);
    }
  };
  ready.then(restful).then(begin, () => {});
  return {
    get mode() {
      return settled?.mode ?? 'page';
    },
    rearm: () => settled?.rearm(),
    stop() {
      stopped = true;
      bridge.handOver();
      settled?.stop();
    },
  };
}

/** Resolves when the page has nothing better to do. Safari has no such callback. */
function restful(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: LATEST_MS });
    else setTimeout(resolve, 300);
  });
}
