import { CloudOff, ReceiptText } from 'lucide-react';
import { useState } from 'react';
import type { AccountKind } from '@/contract/account-kinds';
import { useSignedIn } from '@/data/session/session';
import { usePortfolio } from '@/data/wallet/portfolio';
import { useTranslation } from '@/i18n/use-translation';
import { path, shell } from '@/lib/shell-port';
import { Button } from '@/ui/actions/button';
import { IconButton } from '@/ui/actions/icon-button';
import { Late } from '@/ui/feedback/late';
import { Skeleton, SkeletonList } from '@/ui/feedback/skeleton';
import { Card } from '@/ui/layout/card';
import { Page } from '@/ui/layout/page';
import { Stack } from '@/ui/layout/stack';
import { NavBar } from '@/ui/navigation/nav-bar';
import { LoadFailure } from '../../_shared/load-failure';
import { AccountSheet } from './account-sheet';
import { Allocation } from './allocation';
import { Holdings } from './holdings';
import { NothingOwned } from './nothing-owned';
import { Overview } from './overview';
import { RecordLinks } from './record-links';
import styles from './stale-note.module.css';
import { Visitor } from './visitor';

/** Notice that the figures are the last known ones, because the refresh failed. */
function StaleNote({ retrying, onRetry }: { retrying: boolean; onRetry: () => void }) {
  const { t } = useTranslation(['assets', 'common']);
  return (
    <div role="status" className={styles.note}>
      <CloudOff size={18} aria-hidden />
      <span className={styles.words}>{t('stale')}</span>
      <Button size="sm" loading={retrying} onClick={onRetry}>
        {t('common:retry')}
      </Button>
    </div>
  );
}

/** The assets tab: the user's holdings by account, their value and its history. */
export default function AssetsPage() {
  const { t } = useTranslation('assets');
  const signedIn = useSignedIn();
  return (
    <Page
      header={
        <NavBar
          variant="root"
          title={t('title')}
          actions={
            signedIn && (
              <IconButton
                label={t('records')}
                icon={<ReceiptText size={21} strokeWidth={1.75} aria-hidden />}
                onClick={() => shell().go(path('/pages/fund/assets_record'))}
              />
            )
          }
        />
      }
    >
      {signedIn ? <Assets /> : <Visitor />}
    </Page>
  );
}

function Assets() {
  const { t } = useTranslation('assets');
  const { query, portfolio } = usePortfolio();
  const [opened, setOpened] = useState<AccountKind | null>(null);

  if (!portfolio) return query.isError ? <LoadFailure title={t('failed')} query={query} /> : <AssetsSkeleton />;
  return (
    <>
      {query.isError && <StaleNote retrying={query.isFetching} onRetry={() => void query.refetch()} />}
      <Overview portfolio={portfolio} />
      {/* Not by the total, which may be negative: a debt may be larger than the accounts' value. */}
      {portfolio.accounts.some(({ usdt }) => usdt.gt(0)) ? (
        <Allocation accounts={portfolio.accounts} />
      ) : (
        <NothingOwned />
      )}
      <Holdings portfolio={portfolio} onOpen={setOpened} />
      <RecordLinks />
      <AccountSheet accounts={portfolio.accounts} kind={opened} onClose={() => setOpened(null)} />
    </>
  );
}

function AssetsSkeleton() {
  const { t } = useTranslation();
  return (
    <Late>
      <Stack gap={2}>
        <Card>
          <Stack gap={4}>
            <Skeleton width="36%" />
            <Skeleton width="62%" height={34} shape="block" />
            <Skeleton width="44%" />
            <Skeleton height={92} shape="block" />
          </Stack>
        </Card>
        <Card flush>
          <SkeletonList rows={7} leading={false} label={t('loading')} />
        </Card>
      </Stack>
    </Late>
  );
}
