import '@/ui/tokens.css';
import '@/ui/fonts.css';
import '@/ui/reset.css';
import '@/app/base.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { deferBackend } from '@/app/deferred-backend';
import { PageBoundary } from '@/app/page-boundary';
import { preloadPage, preloadPageList } from '@/app/page-modules';
import { AppRouter, createAppHistory } from '@/app/router';
import { Shell } from '@/app/shell';
import { installShell } from '@/app/shell-actions';
import { afterAnswers, afterPaint, followLanguage, startApp } from '@/app/start';
import { showStartFailure } from '@/app/start-failure';
import { userQuery } from '@/data/accounts/user';
import { backend, configProblem, setBackend } from '@/data/api/backend';
import { siteConfigQuery } from '@/data/content/site';
import { quotesQuery } from '@/data/market/quotes';
import { queryClient, refresh } from '@/data/queries/client';
import { keys } from '@/data/queries/keys';
import { resetRunState } from '@/data/session/run-reset';
import { session } from '@/data/session/session';
import { startI18n } from '@/i18n/i18n';
import type { ConfigProblem } from '@/lib/backend-config';
import { ClockContext } from '@/lib/clock/use-clock';
import { setMachineCharts } from '@/lib/machines/machine-charts';

let loadingTexts: Promise<void> | null = null;

/** Loads the texts of the session's language, at most once. A failing simulation may call it before `boot` does. */
function texts(): Promise<void> {
  loadingTexts ??= startI18n(session.lang.get());
  return loadingTexts;
}

/**
 * Fetches again everything on screen and the signed-in user. The user is needed because the exchange sends private
 * events only to sockets that have logged in with a user id.
 */
async function refetchAll() {
  // Drop running requests first: their answers belong to the previous run, and a reset alone lets unobserved ones
  // finish.
  await queryClient.cancelQueries();
  await queryClient.resetQueries();
  // Screens read what this query stores and never fetch it themselves.
  void queryClient.prefetchQuery(siteConfigQuery);
  if (session.token.get() !== '' && session.user.get() === null) await queryClient.prefetchQuery(userQuery);
}

/** Shows above the page why the simulation did not start. Its code is loaded only then. */
async function reportSimulationFailure(error: unknown): Promise<void> {
  const { showSimulationFailure } = await import('@/app/simulation-failure');
  await showSimulationFailure(error, texts());
}

/**
 * The simulation runs in a thread of its own, which index.html has started. The small part that joins it to this page
 * is imported here, early, so that it is ready when the shell is.
 */
async function startSimulation() {
  try {
    setMachineCharts(() => import('@/lifecycles/charts').then(({ charts }) => charts));
    const [{ bootSandbox }, { forgetAll }] = await Promise.all([
      import('../sim/hosts/browser/boot'),
      import('@/data/session/forget-all'),
    ]);
    return await bootSandbox({
      token: () => session.token.get(),
      onSession: (token) => (token ? session.signIn(token) : session.signOut()),
      onLanguage: session.lang.set,
      lang: session.lang.get,
      onRestart: () => {
        resetRunState();
        void refetchAll();
      },
      onForget: forgetAll,
      onToken: session.token.subscribe,
      // All queries, including those of the first requests: their answers may be from before the clock was moved.
      onMoved: () => refresh([]),
      onGiven: () => refresh(keys.mine),
      settled: async () => (await import('@/app/settled')).settled(),
    });
  } catch (error) {
    void reportSimulationFailure(error);
    throw error;
  }
}

const LONE_PAGES = ['control', 'contract'] as const;

/** Shows a page of the sandbox alone, in a window of its own: the control room or the contract. */
async function bootLonePage(root: HTMLElement, page: (typeof LONE_PAGES)[number]): Promise<void> {
  root.dataset.room = 'window';
  await texts();
  followLanguage();
  try {
    const { openLonePage } = await import('../sim/hosts/browser/lone-page');
    await openLonePage(page, root, session.lang.set);
  } catch (error) {
    void reportSimulationFailure(error);
    throw error;
  }
}

/**
 * Adds the element in which the simulation puts its controls. It stands outside of #root, so that neither React tree
 * disturbs the other.
 */
function addControlRoom(): void {
  const room = document.createElement('aside');
  room.id = 'control-room';
  document.body.append(room);
}

/** Shows what is wrong with the page's configuration. Without it the address of the backend is unknown. */
async function bootWithoutBackend(root: HTMLElement, problem: ConfigProblem): Promise<void> {
  await texts();
  followLanguage();
  const { ConfigProblemPage } = await import('@/app/backend-problem');
  createRoot(root).render(<ConfigProblemPage problem={problem} />);
}

async function boot(root: HTMLElement): Promise<void> {
  if (configProblem) return bootWithoutBackend(root, configProblem);
  // Load the font before its first use, so that the first page is laid out only once.
  void document.fonts.load('1em Inter');
  const history = createAppHistory();
  // `__SANDBOX__` is a constant: builds for a real exchange carry neither this branch nor what it imports.
  if (__SANDBOX__) {
    const query = new URLSearchParams(location.search);
    const lonePage = LONE_PAGES.find((page) => query.has(page));
    if (lonePage) return bootLonePage(root, lonePage);
    addControlRoom();
    // On home the prices are answered before the pictures and news. On other pages every request is equally urgent.
    setBackend(deferBackend(startSimulation, history.location.pathname === '/' ? afterAnswers : undefined));
  }
  // Load the page's code together with the texts, so that a page opened by its address waits only for its own data.
  if (history.location.pathname !== '/') preloadPageList();
  await texts();
  installShell(history);
  // Most screens show prices, so request them before anything is drawn.
  void queryClient.prefetchQuery(quotesQuery);
  // Wait for the page's code at most until the next paint. A page that is loaded by then is drawn with the shell.
  await Promise.race([preloadPage(history.location.pathname), afterPaint()]);
  const app = (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <ClockContext value={backend().clock}>
          <AppRouter history={history}>
            <PageBoundary>
              <Shell history={history} />
            </PageBoundary>
          </AppRouter>
        </ClockContext>
      </QueryClientProvider>
    </StrictMode>
  );
  // A transition renders in slices: the first screen takes a phone half a second, and taps must be answered meanwhile.
  startTransition(() => createRoot(root).render(app));
  await startApp();
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has lost its #root.');
boot(root).catch(() => showStartFailure(root));
