import type { ReactNode } from 'react';
import type { NftWork } from '@/data/nft/queries';
import { useTranslation } from '@/i18n/use-translation';
import { Late } from '@/ui/feedback/late';
import { LoadingRegion, Skeleton } from '@/ui/feedback/skeleton';
import { WorkCard } from './work-card';
import styles from './work-card.module.css';

/** Grid of works; the number of columns depends on the width. */
export function WorksGrid({ works, label }: { works: readonly NftWork[]; label: string }) {
  return (
    <Grid label={label}>
      {works.map((work) => (
        <WorkCard key={work.id} work={work} />
      ))}
    </Grid>
  );
}

function Grid({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={styles.grid} aria-label={label}>
      {children}
    </ul>
  );
}

/** Skeleton of a grid of works, with the size of its cards. */
export function WorksLoading({ count = 6 }: { count?: number }) {
  const { t } = useTranslation('common');
  return (
    <Late>
      <LoadingRegion label={t('loading')} className={styles.grid}>
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the placeholders are identical and never reordered
          <div key={index} className={styles.card} aria-hidden="true">
            <div className={styles.frame}>
              <Skeleton shape="block" width="100%" height="100%" />
            </div>
            <div className={styles.words}>
              <Skeleton width="70%" height={18} />
              <Skeleton width="45%" />
              <Skeleton width="60%" height={24} />
            </div>
          </div>
        ))}
      </LoadingRegion>
    </Late>
  );
}
