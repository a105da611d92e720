import { useVip } from '@/data/queries/membership';
import { useTranslation } from '@/i18n/use-translation';
import { Late } from '@/ui/feedback/late';
import { SkeletonList } from '@/ui/feedback/skeleton';
import { Card } from '@/ui/layout/card';
import { Page } from '@/ui/layout/page';
import { BackBar } from '../../_shared/back-bar';
import { LoadFailure } from '../../_shared/load-failure';
import { CreditCard } from './credit-card';
import { Saved } from './saved';
import { TierHead } from './tier-head';
import { TierTable } from './tier-table';

/** The user's VIP tier, the progress to the next one, the savings, the benefits of all tiers, and the credit score. */
export default function VipPage() {
  const { t } = useTranslation(['vip', 'common']);
  return (
    <Page header={<BackBar title={t('title')} />}>
      <VipStatus />
      <CreditCard />
    </Page>
  );
}

function VipStatus() {
  const { t } = useTranslation(['vip', 'common']);
  const vip = useVip();
  if (vip.isPending)
    return (
      <Late>
        <Card flush>
          <SkeletonList rows={6} leading={false} label={t('common:loading')} />
        </Card>
      </Late>
    );
  if (!vip.data) return <LoadFailure title={t('failed')} query={vip} />;
  return (
    <>
      <TierHead vip={vip.data} />
      <Saved vip={vip.data} />
      <TierTable vip={vip.data} />
    </>
  );
}
