import { useTranslation } from 'react-i18next';
import { useTrader } from '@/data/queries/follow';
import { shell } from '@/lib/shell-port';
import { Late } from '@/ui/feedback/late';
import { SkeletonList } from '@/ui/feedback/skeleton';
import { Page } from '@/ui/layout/page';
import { NavBar } from '@/ui/navigation/nav-bar';
import { useTraderId } from '../../_shared/copy/use-trader-id';
import { LoadFailure } from '../../_shared/load-failure';
import { SettingForm } from './setting-form';

/** How much of a trader is copied and until when: for a new trader, or for one who is followed. */
export default function FollowPage() {
  const { t } = useTranslation(['copy', 'common']);
  const id = useTraderId();
  const trader = useTrader(id);
  return (
    <Page
      ground="plain"
      header={<NavBar title={t('setUp')} backLabel={t('common:back')} onBack={() => shell().back()} />}
    >
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
