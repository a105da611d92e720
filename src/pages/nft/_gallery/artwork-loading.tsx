import { useTranslation } from '@/i18n/use-translation';
import { Late } from '@/ui/feedback/late';
import { Skeleton } from '@/ui/feedback/skeleton';
import { Card } from '@/ui/layout/card';
import { Stack } from '@/ui/layout/stack';
import styles from './medium.module.css';

/** Skeleton of a work; its medium has the final size. */
export function ArtworkLoading() {
  const { t } = useTranslation('common');
  return (
    <Late>
      <div role="status" aria-label={t('loading')}>
        <Stack gap={3}>
          <div className={styles.medium} aria-hidden="true">
            <div className={styles.frame}>
              <Skeleton shape="block" width="100%" height="100%" />
            </div>
          </div>
          <Card>
            <Stack gap={3}>
              <Skeleton width="60%" height={22} />
              <Skeleton width="40%" />
              <Skeleton width="80%" />
            </Stack>
          </Card>
        </Stack>
      </div>
    </Late>
  );
}
