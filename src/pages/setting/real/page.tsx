import { useTranslation } from '@/i18n/use-translation';
import { Page } from '@/ui/layout/page';
import { BackBar } from '../../_shared/back-bar';
import { ListSkeleton } from '../../_shared/list/list-skeleton';
import { LoadFailure } from '../../_shared/load-failure';
import { Overview } from './overview';
import { useIdentityWizard } from './use-identity-wizard';
import { Wizard } from './wizard';

/** Identity verification: state and limits of both levels, and the wizard. */
export default function RealPage() {
  const { t } = useTranslation('identity');
  const wizard = useIdentityWizard();
  const { kyc, step } = wizard;
  return (
    <Page ground={step ? 'plain' : 'cards'} header={<BackBar title={t('title')} />}>
      {kyc.failed ? (
        <LoadFailure title={t('failed')} query={kyc.failed} />
      ) : !kyc.levels ? (
        <ListSkeleton rows={6} />
      ) : step ? (
        <Wizard wizard={wizard} step={step} />
      ) : (
        <Overview wizard={wizard} levels={kyc.levels} />
      )}
    </Page>
  );
}
