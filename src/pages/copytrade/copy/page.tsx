import { Users } from 'lucide-react';
import { useTraders } from '@/data/queries/copy';
import { useTranslation } from '@/i18n/use-translation';
import { path, shell } from '@/lib/shell-port';
import { IconButton } from '@/ui/actions/icon-button';
import { EmptyState } from '@/ui/feedback/states';
import { Page } from '@/ui/layout/page';
import { Stack } from '@/ui/layout/stack';
import { BackBar } from '../../_shared/back-bar';
import { FiguresTime } from '../../_shared/copy/figures-time';
import { TraderCard } from '../../_shared/copy/trader-card';
import { ListStates } from '../../_shared/list/list-states';
import { MoreRows } from '../../_shared/list/more-rows';
import { CopyLinks } from './copy-links';
import styles from './page.module.css';

/** Traders who can be copied, sorted by total profit. */
export default function CopyTradingPage() {
  const { t } = useTranslation('copy');
  return (
    <Page
      header={
        <BackBar
          title={t('title')}
          actions={
            <IconButton
              label={t('mine')}
              icon={<Users size={22} strokeWidth={1.75} aria-hidden />}
              onClick={() => shell().go(path('/pages/copytrade/my'))}
            />
          }
        />
      }
    >
      <Stack gap={2}>
        <CopyLinks />
        <Traders />
      </Stack>
    </Page>
  );
}

function Traders() {
  const { t } = useTranslation('copy');
  const listed = useTraders();
  return (
    <ListStates
      query={listed}
      failed={t('list.failed')}
      isEmpty={({ traders }) => traders.length === 0}
      empty={<EmptyState title={t('list.empty')} hint={t('list.emptyHint')} />}
      rows={6}
      leading
    >
      {({ traders, updatedAt, nextUpdate }) => (
        <>
          <FiguresTime updatedAt={updatedAt} nextUpdate={nextUpdate} />
          <ol aria-label={t('list.label')} className={styles.traders}>
            {traders.map((trader) => (
              <TraderCard key={trader.id} trader={trader} />
            ))}
          </ol>
          <MoreRows query={listed} />
        </>
      )}
    </ListStates>
  );
}
