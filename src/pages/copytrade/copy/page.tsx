import { Users } from 'lucide-react';
import { useApplication, useFollowing, useTraders } from '@/data/copy/queries';
import { useTranslation } from '@/i18n/use-translation';
import { path, shell } from '@/lib/shell-port';
import { IconButton } from '@/ui/actions/icon-button';
import { List } from '@/ui/display/list';
import { ListRow } from '@/ui/display/list-row';
import { EmptyState } from '@/ui/feedback/states';
import { Page } from '@/ui/layout/page';
import { Stack } from '@/ui/layout/stack';
import { BackBar } from '../../_shared/back-bar';
import { FiguresTime } from '../../_shared/copy/figures-time';
import { TraderCard } from '../../_shared/copy/trader-card';
import { ListStates } from '../../_shared/list/list-states';
import { MoreRows } from '../../_shared/list/more-rows';
import { PartFailure } from '../../_shared/load-failure';
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

/**
 * Links to the copied traders, and to the application as a trader, which shows the status and an approved trader's
 * figures.
 */
function CopyLinks() {
  const { t } = useTranslation('copy');
  const copied = useFollowing();
  const following = copied.data?.traders.length ?? 0;
  const application = useApplication();
  const status = application.data?.status ?? 'none';
  const titles = {
    none: t('list.become'),
    pending: t('apply.pending'),
    approved: t('apply.approved'),
    rejected: t('apply.rejected'),
  };
  return (
    <List card>
      {copied.isError && !copied.data && <ListRow title={<PartFailure title={t('my.failed')} query={copied} />} />}
      {following > 0 && (
        <ListRow title={t('list.copying', { count: following })} href={`#${path('/pages/copytrade/my')}`} />
      )}
      {application.isError && !application.data ? (
        <ListRow title={<PartFailure title={t('apply.failed')} query={application} />} />
      ) : (
        <ListRow title={titles[status]} href={`#${path('/pages/copytrade/apply')}`} data-testid="copy-apply" />
      )}
    </List>
  );
}
