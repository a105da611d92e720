import { ApiError } from '@/data/api/api-error';
import { useTranslation } from '@/i18n/use-translation';
import { useModule } from '@/lib/loading/use-module';
import { Card } from '@/ui/layout/card';
import { FailureState } from '../../_shared/load-failure';

const loadRest = () => import('./rest').then((module) => module.default);

/** What lies below the first screen or over it. Its code is loaded when home has been drawn. */
export function LateRest({ onOpen }: { onOpen: (articleId: number) => void }) {
  const { t } = useTranslation('home');
  const { module: Rest, failed, retry } = useModule(loadRest);
  if (Rest) return <Rest onOpen={onOpen} />;
  if (!failed) return null;
  const error = new ApiError('network', 'The file that draws the news did not come');
  return (
    <Card title={t('news.title')}>
      <FailureState title={t('news.failed')} query={{ error, isFetching: false, refetch: retry }} />
    </Card>
  );
}
