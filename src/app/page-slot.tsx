import { type ComponentType, Suspense, useCallback, useState } from 'react';
import { useAwaitedAccount } from '@/data/session/awaited-account';
import { runCount } from '@/data/session/run-reset';
import { session, useSignedIn, useUser } from '@/data/session/session';
import { useTranslation } from '@/i18n/use-translation';
import { type Loaded, useLoaded } from '@/lib/loading/use-loaded';
import { useStore } from '@/lib/stores/use-store';
import { ErrorState } from '@/ui/feedback/states';
import { LoginGate } from './login-gate';
import { LOGIN_SCREENS } from './login-redirect';
import { NewVersion, useNewVersion } from './new-version';
import { PageBoundary } from './page-boundary';
import { PageEntrance } from './page-entrance';
import { PageLoading } from './page-loading';
import { lazyPage, loadedPage, loadPage } from './page-modules';
import type { Screen } from './routes';
import { ShellPage } from './shell-page';

function usePage(address: string, screen: Screen): Loaded<ComponentType> {
  const load = useCallback(() => loadPage(address, screen, lazyPage(address)), [address, screen]);
  return useLoaded(load, () => loadedPage(address));
}

/**
 * Counts how often one customer directly replaced another in this tab, without a logout in between. The count keys
 * state that belongs to one customer.
 */
function useCustomerChangeCount(): number {
  const isVisitor = useStore(session.token) === '';
  const id = useUser()?.id ?? null;
  const [last, setLast] = useState({ id, count: 0 });
  // Set during rendering, so that nothing of one customer is drawn for the other. A token whose user is still loading
  // changes nothing.
  if (isVisitor && last.id !== null) setLast({ id: null, count: last.count });
  if (!isVisitor && id !== null && id !== last.id)
    setLast({ id, count: last.id === null ? last.count : last.count + 1 });
  return last.count;
}

/** From this number of failures on, the page is reloaded: a newer version may have replaced the files. */
const RELOAD_AFTER = 2;

/** One screen: its placeholder while loading, its error view, its view for visitors, and its error boundary. */
export function PageSlot({ address, screen }: { address: string; screen: Screen }) {
  const signedIn = useSignedIn();
  const succession = useCustomerChangeCount();
  const runs = useStore(runCount);
  const isAwaited = useAwaitedAccount();
  if (screen.access === 'user' && !signedIn) return isAwaited ? <PageLoading title={screen.title} /> : <LoginGate />;
  // The key remounts a page for another customer or run, because its state belongs to one of each. Login and
  // registration screens keep their key: they change the signed-in user themselves and continue afterwards.
  const key = LOGIN_SCREENS.includes(address) ? 'entrance' : `${succession} ${runs}`;
  return <LoadedPage key={key} address={address} screen={screen} />;
}

function LoadedPage({ address, screen }: { address: string; screen: Screen }) {
  const { t } = useTranslation(['common', 'errors']);
  const { value: Page, failures, loading, retry } = usePage(address, screen);
  const isReplaced = useNewVersion(failures);
  if (!Page && failures === 0) return <PageLoading title={screen.title} />;
  if (!Page && isReplaced) return <NewVersion />;
  if (!Page) {
    const reload = failures >= RELOAD_AFTER;
    return (
      <ShellPage title={t('errors:failed')}>
        <ErrorState
          title={t('errors:pageLoad')}
          hint={t('errors:pageLoadHint')}
          retryLabel={t(reload ? 'reload' : 'retry')}
          onRetry={reload ? () => location.reload() : retry}
          retrying={loading}
        />
      </ShellPage>
    );
  }
  return (
    <PageBoundary>
      {/* Waits while texts of another language load. */}
      <Suspense fallback={<PageLoading title={screen.title} />}>
        <PageEntrance title={screen.title}>
          <Page />
        </PageEntrance>
      </Suspense>
    </PageBoundary>
  );
}
