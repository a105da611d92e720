import { isApiError } from '@/data/api/api-error';
import { useTranslation } from '@/i18n/use-translation';
import { path, shell } from '@/lib/shell-port';
import { Button } from '@/ui/actions/button';
import { EmptyState } from '@/ui/feedback/states';
import { Card } from '@/ui/layout/card';
import { LoadFailure, type LoadFailureProps } from '../load-failure';

/** Shown in place of a trader: there are none to copy, this one does not exist, or it failed to load. */
export function NoTrader({ failed }: { failed: LoadFailureProps['query'] | null }) {
  const { t } = useTranslation('copy');
  if (failed && !isApiError(failed.error, 'refused')) return <LoadFailure title={t('detail.failed')} query={failed} />;
  const all = () => shell().go(path('/pages/copytrade/copy'), { replace: true });
  return (
    <Card>
      {failed ? (
        <EmptyState
          // The exchange's reason, such as that this trader does not exist. Another try would change nothing.
          title={(failed.error as Error).message || t('detail.failed')}
          action={<Button onClick={all}>{t('act.all')}</Button>}
        />
      ) : (
        <EmptyState title={t('list.empty')} hint={t('list.emptyHint')} />
      )}
    </Card>
  );
}
