import { backend } from '@/data/backend';
import { initialiseFiats } from '@/data/fiat';
import { queryClient } from '@/data/queries/client';
import { siteConfigQuery } from '@/data/queries/site';
import { session } from '@/data/session';
import { changeLanguage, i18n } from '@/i18n/i18n';
import { loadModule } from '@/lib/load-module';
import { toast } from '@/ui/overlays/toast-store';
import { expectPages } from './expect-pages';

/** Resolves when the browser has drawn what is on the page; soon in any case, for hidden tabs draw nothing. */
export function afterPaint(): Promise<void> {
  const HIDDEN_TAB_MS = 300;
  return new Promise((resolve) => {
    setTimeout(resolve, HIDDEN_TAB_MS);
    // The first frame is being prepared when its callback runs; a task queued from there comes after it is drawn.
    requestAnimationFrame(() => setTimeout(resolve));
  });
}

/** Resolves when answers that have just come are drawn: React is told after the cache, perhaps a frame later. */
export const afterAnswers = (): Promise<void> => afterPaint().then(afterPaint);

/** Keeps page and texts in the session's language; what servers word themselves is asked for again. */
export function followLanguage(): void {
  const tellPage = () => {
    document.documentElement.lang = i18n.language;
  };
  tellPage();
  i18n.on('languageChanged', tellPage);
  session.lang.subscribe(() => {
    changeLanguage(session.lang.get()).then(
      () => queryClient.invalidateQueries(),
      () => toast.show(i18n.t('errors:network'), { kind: 'error' }),
    );
  });
}

/**
 * The rest of the start (specification section 4), once the shell stands: site name and logo, fiat rates, realtime.
 * The stored version was looked at when src/data/session read the storage.
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
  await firstAnswers();
  // Without it the app keeps the name it knows.
  void queryClient.prefetchQuery(siteConfigQuery);
  await beginRealtime();
  void expectPages();
  // So that the first question need not wait for its dialog; if this fails, the question asks for it again.
  import('@/ui/overlays/ask-host').catch(() => {});
}

/** What makes prices move takes a phone's time from showing them: it waits for what the screen has asked, not for long. */
function firstAnswers(): Promise<void> {
  const AT_MOST_MS = 1000;
  return new Promise<void>((resolve) => {
    const end = () => {
      stop();
      resolve();
    };
    const look = () => {
      if (queryClient.isFetching() === 0) end();
    };
    const stop = queryClient.getQueryCache().subscribe(look);
    setTimeout(end, AT_MOST_MS);
    look();
  }).then(afterAnswers);
}

const REALTIME_RETRY_MS = 5000;
const loadRealtime = () => import('@/data/start-realtime').then((module) => module.default);

/** Without its chunk prices move by asking; the chunk is asked for again until it comes. */
async function beginRealtime(): Promise<void> {
  try {
    const startRealtime = await loadModule(loadRealtime);
    startRealtime();
  } catch {
    setTimeout(() => void beginRealtime(), REALTIME_RETRY_MS);
  }
}
