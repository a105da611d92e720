import { backend } from '@/data/api/backend';
import { loadSendOnce } from '@/data/api/http';
import { siteConfigQuery } from '@/data/content/site';
import { queryClient } from '@/data/queries/client';
import { initialiseFiats } from '@/data/session/fiat';
import { session } from '@/data/session/session';
import { changeLanguage, i18n } from '@/i18n/i18n';
import { formatsFor } from '@/i18n/use-formats';
import { loadModule } from '@/lib/loading/load-module';
import { toast } from '@/ui/overlays/toast-store';
import { preloadPages, whenIdle } from './preload-pages';
import { loadQuestionDialog } from './question-dialog';

/** Resolves when the browser has drawn the page, or after 300 ms, because hidden tabs draw nothing. */
export function afterPaint(): Promise<void> {
  const HIDDEN_TAB_MS = 300;
  return new Promise((resolve) => {
    setTimeout(resolve, HIDDEN_TAB_MS);
    // The frame's callback runs before the frame is drawn; a task queued there runs after it.
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

/**
 * Resolves when answers that have just arrived are drawn. Two frames, because React may be notified a frame after the
 * cache.
 */
export const afterAnswers = (): Promise<void> => afterPaint().then(afterPaint);

/** Keeps page and texts in the session's language, and refetches texts that come from the server. */
export function followLanguage(): void {
  const setPageLanguage = () => {
    document.documentElement.lang = i18n.language;
  };
  setPageLanguage();
  i18n.on('languageChanged', setPageLanguage);
  session.lang.subscribe(() => {
    changeLanguage(session.lang.get()).then(
      () => queryClient.invalidateQueries(),
      () => toast.show(i18n.t('errors:network'), { kind: 'error' }),
    );
  });
}

/**
 * The rest of the start (specification section 4), after the shell is mounted: site name and logo, fiat rates,
 * realtime. The stored version was checked when src/data/session/session read the storage.
 */
export async function startApp(): Promise<void> {
  followLanguage();
  await afterPaint();
  try {
    await backend().ready;
  } catch {
    toast.show(i18n.t('errors:network'), { kind: 'error' });
    return;
  }
  initialiseFiats();
  // A browser takes as long for the first formatted date as for drawing a page. It happens here, because the page is
  // waiting for answers.
  void whenIdle().then(() => formatsFor(i18n.language).date(0));
  await firstAnswers();
  // If it fails, the app keeps the stored name.
  void queryClient.prefetchQuery(siteConfigQuery);
  await beginRealtime();
  void preloadPages();
  // If this fails, customers learn of alerts by their messages.
  import('./notices').then(({ startNotices }) => startNotices()).catch(() => {});
  // Preload the dialog for the first question. If this fails, the question loads it again.
  loadQuestionDialog().catch(() => {});
  // Also preload the module that sends orders and other changes.
  loadSendOnce().catch(() => {});
}

/**
 * Waits until the screen's first requests are answered, but not for long: starting the realtime connection would delay
 * drawing them on a phone.
 */
function firstAnswers(): Promise<void> {
  const AT_MOST_MS = 1000;
  return new Promise<void>((resolve) => {
    const end = () => {
      stop();
      resolve();
    };
    const check = () => {
      if (queryClient.isFetching() === 0) end();
    };
    const stop = queryClient.getQueryCache().subscribe(check);
    setTimeout(end, AT_MOST_MS);
    check();
  }).then(afterAnswers);
}

const REALTIME_RETRY_MS = 5000;
const loadRealtime = () => import('@/data/realtime/start-realtime').then((module) => module.default);

/** If its chunk fails to load, prices are polled, and the chunk is loaded again until it succeeds. */
async function beginRealtime(): Promise<void> {
  try {
    const startRealtime = await loadModule(loadRealtime);
    startRealtime();
  } catch {
    setTimeout(() => void beginRealtime(), REALTIME_RETRY_MS);
  }
}
