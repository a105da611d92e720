import { useTranslation } from 'react-i18next';
import { useApplication, useFollowing } from '@/data/queries/follow';
import { path } from '@/lib/shell-port';
import { List, ListRow } from '@/ui/display/list';

/** Ways to whom the user copies, and to being copied; a trader's leads to their own standing. */
export function OwnPart() {
  const { t } = useTranslation('copy');
  const following = useFollowing().data?.traders.length ?? 0;
  const application = useApplication().data;
  const status = application?.status ?? 'none';
  const titles = {
    none: t('list.become'),
    pending: t('apply.pending'),
    approved: t('apply.approved'),
    rejected: t('apply.rejected'),
  };
  return (
    <List card>
      {following > 0 && (
        <ListRow title={t('list.copying', { count: following })} href={`#${path('/pages/copytrade/my')}`} />
      )}
      <ListRow title={titles[status]} href={`#${path('/pages/copytrade/apply')}`} data-testid="copy-apply" />
    </List>
  );
}
