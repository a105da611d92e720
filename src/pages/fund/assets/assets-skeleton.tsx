import { useTranslation } from '@/i18n/use-translation';
import { Late } from '@/ui/feedback/late';
import { Skeleton, SkeletonList } from '@/ui/feedback/skeleton';
import { Card } from '@/ui/layout/card';
import { Stack } from '@/ui/layout/stack';

export function AssetsSkeleton() {
  const { t } = useTranslation();
  return (
    <Late>
      <Stack gap={2}>
        <Card>
          <Stack gap={4}>
            <Skeleton width="36%" />
            <Skeleton width="62%" height={34} shape="block" />
            <Skeleton width="44%" />
            <Skeleton height={92} shape="block" />
          </Stack>
        </Card>
        <Card flush>
          <SkeletonList rows={7} leading={false} label={t('loading')} />
        </Card>
      </Stack>
    </Late>
  );
}
