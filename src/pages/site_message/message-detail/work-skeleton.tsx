import { Skeleton } from '@/ui/feedback/skeleton';
import styles from './message-detail.module.css';

/** Placeholder of an artwork: its picture and its name. */
export function WorkSkeleton() {
  return (
    <div className={styles.work} aria-hidden="true">
      <div className={styles.frame}>
        <Skeleton shape="block" height="100%" />
      </div>
      <div className={styles.facts}>
        <Skeleton width="40%" height={16} />
      </div>
    </div>
  );
}
