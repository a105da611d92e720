import { useTranslation } from '@/i18n/use-translation';
import { Late } from '@/ui/feedback/late';
import { SkeletonList } from '@/ui/feedback/skeleton';
import { Page } from '@/ui/layout/page';
import { BackBar } from '../../_shared/back-bar';
import { NoTrader } from '../../_shared/copy/no-trader';
import { useShownTrader } from '../../_shared/copy/use-shown-trader';
import { SettingForm } from './setting-form';

/** Copy settings of a trader: amount and end date, for a new trader or one already copied. */
export default function FollowPage() {
  const { t } = useTranslation(['copy', 'common']);
  const { id, trader, isNone, failed } = useShownTrader();
  return (
    <Page ground="plain" header={<BackBar title={t('setUp')} />}>
      {trader ? (
        <SettingForm key={id} trader={trader} />
      ) : isNone || failed ? (
        <NoTrader failed={failed} />
      ) : (
        <Late>
          <SkeletonList rows={6} leading={false} label={t('common:loading')} />
        </Late>
      )}
    </Page>
  );
}
