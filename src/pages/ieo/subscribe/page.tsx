import { isApiError } from '@/data/api/api-error';
import { useProject } from '@/data/ieo/queries';
import { useTranslation } from '@/i18n/use-translation';
import { idIn } from '@/lib/browser/id-in-address';
import { useSearchParams } from '@/lib/browser/search-params';
import { shell } from '@/lib/shell-port';
import { Button } from '@/ui/actions/button';
import { EmptyState } from '@/ui/feedback/states';
import { Card } from '@/ui/layout/card';
import { PageContent, PageFrame } from '@/ui/layout/page';
import { BackBar } from '../../_shared/back-bar';
import { ListSkeleton } from '../../_shared/list/list-skeleton';
import { LoadFailure } from '../../_shared/load-failure';
import { useWealthClock } from '../../_shared/wealth/use-wealth-clock';
import { SubscriptionForm } from './subscription-form';

/** One project and its application form; its id is part of the page address. */
export default function SubscribePage() {
  const { t } = useTranslation('ieo');
  const [fields] = useSearchParams();
  const id = idIn(fields, 'id');
  const project = useProject(id);
  useWealthClock();
  const header = <BackBar title={t('detail.title')} />;
  const unknown = id === 0 || isApiError(project.error, 'refused');
  return (
    <PageFrame header={header}>
      {project.data ? (
        <SubscriptionForm key={id} {...project.data} onPassed={() => void project.refetch()} />
      ) : (
        <PageContent>
          {unknown ? (
            <Card>
              <EmptyState
                title={t('detail.unknown')}
                hint={t('detail.unknownHint')}
                action={
                  <Button variant="primary" onClick={() => shell().go('/pages/ieo/ieo')}>
                    {t('detail.toProjects')}
                  </Button>
                }
              />
            </Card>
          ) : project.isPending ? (
            <ListSkeleton rows={6} />
          ) : (
            <LoadFailure title={t('failed')} query={project} />
          )}
        </PageContent>
      )}
    </PageFrame>
  );
}
