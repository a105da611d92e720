import { loadModule } from '@/lib/load-module';
import { bridgeRequests } from './bridge';
import type { Route } from './handlers';
import type { Interception } from './intercept';

const RETRY_MS = 5_000;
/** Real milliseconds. A page that never becomes idle still gets MSW after this time. */
const MAX_IDLE_WAIT_MS = 2_000;

const loadInterceptor = () => import('./intercept').then((module) => module.default);

/**
 * Answers this page's requests from now on: first over the bridge in the page, and through MSW once `ready` has
 * resolved and the page is idle. No request is lost between the two: each is taken by one of them when it is made.
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
      bridge.handOver();
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
