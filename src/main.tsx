import '@/ui/tokens.css';
import '@/ui/fonts.css';
import '@/ui/reset.css';
import '@/app/base.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { deferBackend } from '@/app/deferred-backend';
import { PageBoundary } from '@/app/page-boundary';
import { expectLatePages, preloadPage } from '@/app/page-modules';
import { AppRouter, createAppHistory } from '@/app/router';
import { Shell } from '@/app/shell';
import { installShell } from '@/app/shell-actions';
import { afterAnswers, afterPaint, followLanguage, startApp } from '@/app/start';
import { showSimulationFailure, showStartFailure } from '@/app/start-failure';
import { backend, setBackend } from '@/data/backend';
import { forgetAll } from '@/data/forget-all';
import { forgetRun } from '@/data/of-the-run';
import { queryClient, refresh } from '@/data/queries/client';
import { keys } from '@/data/queries/keys';
import { quotesQuery } from '@/data/queries/quotes';
import { siteConfigQuery } from '@/data/queries/site';
import { userQuery } from '@/data/queries/user';
import { session } from '@/data/session';
import { startI18n } from '@/i18n/i18n';
import { ClockContext } from '@/lib/use-clock';

let speaking: Promise<void> | null = null;

/** Resolves when the shell can speak; the simulation may fail before that. */
function texts(): Promise<void> {
  speaking ??= startI18n(session.lang.get());
  return speaking;
}

/** Everything on screen is asked for again, and who is signed in: the socket tells private events to nobody it cannot name. */
async function askAnew() {
  // An answer under way is of the run before, and where no screen shows it a reset lets it come.
  await queryClient.cancelQueries();
  await queryClient.resetQueries();
  // Screens read what it stores, and ask for nothing themselves.
  void queryClient.prefetchQuery(siteConfigQuery);
  if (session.token.get() !== '' && session.user.get() === null) await queryClient.prefetchQuery(userQuery);
}

/**
 * The simulation starts in a thread of its own, which index.html has begun; what joins it to this page is small, and
 * asked for here so that it is there when the shell is.
 */
async function startSimulation() {
  try {
    const { bootSandbox } = await import('../sim/hosts/browser/boot');
    return await bootSandbox({
      token: () => session.token.get(),
      onSession: (token) => (token ? session.signIn(token) : session.signOut()),
      onLanguage: session.lang.set,
      onRestart: () => {
        forgetRun();
        void askAnew();
      },
      onForget: forgetAll,
      onToken: session.token.subscribe,
      onMoved: () => void queryClient.invalidateQueries(),
      onGiven: () => refresh(keys.mine),
      settled: async () => (await import('@/app/settled')).settled(),
    });
  } catch (error) {
    void showSimulationFailure(error, texts());
    throw error;
  }
}

/** The control room alone, in a window of its own (`?control`). */
async function bootControlRoom(root: HTMLElement): Promise<void> {
  root.dataset.room = 'window';
  await texts();
  followLanguage();
  try {
    const { openControlPage } = await import('../sim/hosts/browser/control-page');
    await openControlPage(root, session.lang.set);
  } catch (error) {
    void showSimulationFailure(error, texts());
    throw error;
  }
}

/** The place beside the app where the simulation puts its controls; outside of #root, so that neither disturbs the other. */
function addControlRoom(): void {
  const room = document.createElement('aside');
  room.id = 'control-room';
  document.body.append(room);
}

async function boot(root: HTMLElement): Promise<void> {
  const history = createAppHistory();
  // A constant: builds for a real exchange carry neither this call nor what it imports.
  if (__SANDBOX__) {
    if (new URLSearchParams(location.search).has('control')) return bootControlRoom(root);
    addControlRoom();
    // Home's prices before its pictures and news; elsewhere what a page asks for is what it is for.
    setBackend(deferBackend(startSimulation, history.location.pathname === '/' ? afterAnswers : undefined));
  }
  // Beside the texts: a page that is opened by its address then waits for nothing more than itself.
  if (history.location.pathname !== '/') expectLatePages();
  await texts();
  installShell(history);
  // Most screens show prices: on their way before anything is drawn.
  void queryClient.prefetchQuery(quotesQuery);
  // A page that is at hand is drawn at once; for one that is not, the shell does not wait.
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
  // In slices: a phone draws the first screen for half a second, and answers a finger meanwhile.
  startTransition(() => createRoot(root).render(app));
  await startApp();
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has lost its #root.');
boot(root).catch(() => showStartFailure(root));
