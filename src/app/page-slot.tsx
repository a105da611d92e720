import { Suspense } from 'react';
import { runCount } from '@/data/session/run-reset';
import { useSignedIn } from '@/data/session/session';
import { useTranslation } from '@/i18n/use-translation';
import { useStore } from '@/lib/use-store';
import { ErrorState } from '@/ui/feedback/states';
import { LoginGate } from './login-gate';
import { LOGIN_SCREENS } from './login-redirect';
import { NewVersion, useNewVersion } from './new-version';
import { PageBoundary } from './page-boundary';
import { PageEntrance } from './page-entrance';
import { PageLoading } from './page-loading';
import type { Screen } from './routes';
import { ShellPage } from './shell-page';
import { useCustomerChangeCount } from './use-customer-change-count';
import { usePage } from './use-page';

/** From this number of failures on, the page is reloaded: a newer version may have replaced the files. */
const RELOAD_AFTER = 2;

/** One screen: its placeholder while loading, its error view, its view for visitors, and its error boundary. */
export function PageSlot({ address, screen }: { address: string; screen: Screen }) {
  const signedIn = useSignedIn();
  const succession = useCustomerChangeCount();
  const runs = useStore(runCount);
  if (screen.access === 'user' && !signedIn) return <LoginGate />;
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
