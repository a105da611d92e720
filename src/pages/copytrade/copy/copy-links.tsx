import { useApplication, useFollowing } from '@/data/queries/copy';
import { useTranslation } from '@/i18n/use-translation';
import { path } from '@/lib/shell-port';
import { List, ListRow } from '@/ui/display/list';
import { PartFailure } from '../../_shared/load-failure';

/**
 * Links to the copied traders, and to the application as a trader, which shows the status and an approved trader's
 * figures.
 */
export function CopyLinks() {
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
