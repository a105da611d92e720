import { useTranslation } from 'react-i18next';
import { useTrader } from '@/data/queries/follow';
import { Late } from '@/ui/feedback/late';
import { SkeletonList } from '@/ui/feedback/skeleton';
import { Page } from '@/ui/layout/page';
import { BackBar } from '../../_shared/back-bar';
import { useTraderId } from '../../_shared/copy/use-trader-id';
import { LoadFailure } from '../../_shared/load-failure';
import { SettingForm } from './setting-form';

/** How much of a trader is copied and until when: for a new trader, or for one who is followed. */
export default function FollowPage() {
  const { t } = useTranslation(['copy', 'common']);
  const id = useTraderId();
  const trader = useTrader(id);
  return (
    <Page ground="plain" header={<BackBar title={t('setUp')} />}>
      {trader.data ? (
        <SettingForm key={id} trader={trader.data} />
      ) : trader.isError ? (
        <LoadFailure title={t('detail.failed')} query={trader} />
      ) : (
        <Late>
          <SkeletonList rows={6} leading={false} label={t('common:loading')} />
        </Late>
      )}
    </Page>
  );
}
