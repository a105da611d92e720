import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { runsBefore } from '@/data/of-the-run';
import { useSignedIn } from '@/data/session';
import { useStore } from '@/lib/use-store';
import { ErrorState } from '@/ui/feedback/states';
import { LoginGate } from './login-gate';
import { ENTRANCES } from './login-redirect';
import { NewVersion, useNewVersion } from './new-version';
import { PageBoundary } from './page-boundary';
import { PageEntrance } from './page-entrance';
import { PageLoading } from './page-loading';
import type { Screen } from './routes';
import { ShellPage } from './shell-page';
import { usePage } from './use-page';
import { useSuccession } from './use-succession';

/** From this failure on the files may be gone from the server, replaced by a newer version's: start afresh. */
const RELOAD_AFTER = 2;

/** One screen: what its address shows while it loads, when it does not, to visitors, and when it breaks. */
export function PageSlot({ address, screen }: { address: string; screen: Screen }) {
  const signedIn = useSignedIn();
  const succession = useSuccession();
  const runs = useStore(runsBefore);
  if (screen.access === 'user' && !signedIn) return <LoginGate />;
  // What is open and typed on a page is of one customer and one run. Entrances change who is signed in themselves, and
  // are not through with it yet.
  const key = ENTRANCES.includes(address) ? 'entrance' : `${succession} ${runs}`;
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
      {/* Texts in another language come while this waits. */}
      <Suspense fallback={<PageLoading title={screen.title} />}>
        <PageEntrance title={screen.title}>
          <Page />
        </PageEntrance>
      </Suspense>
    </PageBoundary>
  );
}
