import { useApplication } from '@/data/copy/queries';
import { useTranslation } from '@/i18n/use-translation';
import { Page } from '@/ui/layout/page';
import { Stack } from '@/ui/layout/stack';
import { BackBar } from '../../_shared/back-bar';
import { ListSkeleton } from '../../_shared/list/list-skeleton';
import { LoadFailure } from '../../_shared/load-failure';
import { ApplicationStatus } from './application-status';
import { ApplyForm } from './apply-form';

/** Application as a trader: conditions, form and status. */
export default function ApplyPage() {
  const { t } = useTranslation('copy');
  const application = useApplication();
  return (
    <Page header={<BackBar title={t('applyTitle')} />}>
      {application.data ? (
        <Stack gap={2}>
          {application.data.status !== 'none' && <ApplicationStatus application={application.data} />}
          {(application.data.status === 'none' || application.data.status === 'rejected') && (
            <ApplyForm application={application.data} />
          )}
        </Stack>
      ) : application.isError ? (
        <LoadFailure title={t('apply.failed')} query={application} />
      ) : (
        <ListSkeleton rows={5} leading={false} />
      )}
    </Page>
  );
}
