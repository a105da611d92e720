import { useTranslation } from '@/i18n/use-translation';
import { Late } from '@/ui/feedback/late';
import { SkeletonList } from '@/ui/feedback/skeleton';
import { Card } from '@/ui/layout/card';
import { Page } from '@/ui/layout/page';
import { BackBar } from '../../_shared/back-bar';
import { LoadFailure } from '../../_shared/load-failure';
import { Overview } from './overview';
import { useIdentityWizard } from './use-identity-wizard';
import { Wizard } from './wizard';

/** Identity verification: state and limits of both levels, and the wizard. */
export default function RealPage() {
  const { t } = useTranslation(['identity', 'common']);
  const wizard = useIdentityWizard();
  const { kyc, step } = wizard;
  return (
    <Page ground={step ? 'plain' : 'cards'} header={<BackBar title={t('title')} />}>
      {kyc.failed ? (
        <LoadFailure title={t('failed')} query={kyc.failed} />
      ) : !kyc.levels ? (
        <Late>
          <Card flush>
            <SkeletonList label={t('common:loading')} rows={6} />
          </Card>
        </Late>
      ) : step ? (
        <Wizard wizard={wizard} step={step} />
      ) : (
        <Overview wizard={wizard} levels={kyc.levels} />
      )}
    </Page>
  );
}
