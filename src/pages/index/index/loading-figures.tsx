import { Late } from '@/ui/feedback/late';
import { LoadingRegion, Skeleton } from '@/ui/feedback/skeleton';
import styles from './assets-card.module.css';

/** Skeleton with the same height as the figures. */
export function LoadingFigures({ label }: { label: string }) {
  return (
    <LoadingRegion label={label} className={styles.figures}>
      <Late>
        <span className={styles.total}>
          <Skeleton width={190} height={30} />
        </span>
        <span className={styles.line}>
          <Skeleton width={230} height={14} />
        </span>
      </Late>
    </LoadingRegion>
  );
}
