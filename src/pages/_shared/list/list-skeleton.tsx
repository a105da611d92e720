import { useTranslation } from '@/i18n/use-translation';
import { Late } from '@/ui/feedback/late';
import { SkeletonList } from '@/ui/feedback/skeleton';
import { Card } from '@/ui/layout/card';

/** Skeleton of a loading list, shown only after a delay. Its rows begin with a picture unless `leading` is false. */
export function ListSkeleton({ rows, leading = true }: { rows: number; leading?: boolean }) {
  const { t } = useTranslation('common');
  return (
    <Late>
      <Card flush>
        <SkeletonList rows={rows} leading={leading} label={t('loading')} />
      </Card>
    </Late>
  );
}
