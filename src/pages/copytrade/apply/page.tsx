import { useApplication } from '@/data/queries/copy';
import { useTranslation } from '@/i18n/use-translation';
import { Late } from '@/ui/feedback/late';
import { SkeletonList } from '@/ui/feedback/skeleton';
import { Card } from '@/ui/layout/card';
import { Page } from '@/ui/layout/page';
import { Stack } from '@/ui/layout/stack';
import { BackBar } from '../../_shared/back-bar';
import { LoadFailure } from '../../_shared/load-failure';
import { ApplicationStatus } from './application-status';
import { ApplyForm } from './apply-form';

/** Application as a trader: conditions, form and status. */
export default function ApplyPage() {
  const { t } = useTranslation(['copy', 'common']);
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
        <Late>
          <Card flush>
            <SkeletonList rows={5} leading={false} label={t('common:loading')} />
          </Card>
        </Late>
      )}
    </Page>
  );
}
