import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { SkeletonList } from '@/ui/feedback/skeleton';
import { type LoadFailureProps, PartFailure } from '../../../_shared/load-failure';
import styles from './history-below.module.css';

/** Number of ended orders which are shown. */
export const SHOWN_BELOW = 3;

export interface HistoryBelowProps {
  /** Opens the whole history. */
  onAll: () => void;
  query: LoadFailureProps['query'];
  /** States that the history did not load. */
  failed: string;
  /** Number of ended orders; undefined while it is not known. */
  count: number | undefined;
  /** Shown before the first order has ended. */
  empty: string;
  children: ReactNode;
}

/**
 * The newest ended orders, below a list of open ones, which is usually short. It extends to the bottom of the screen.
 */
export function HistoryBelow({ onAll, query, failed, count, empty, children }: HistoryBelowProps) {
  const { t } = useTranslation(['trade', 'common']);
  return (
    <section className={styles.panel} aria-label={t('orders.history')}>
      <h2>
        <button type="button" className={styles.head} onClick={onAll}>
          {t('orders.history')}
          <ChevronRight size={18} aria-hidden />
        </button>
      </h2>
      {count === undefined && query.error ? (
        <div className={styles.line}>
          <PartFailure title={failed} query={query} />
        </div>
      ) : count === undefined ? (
        <SkeletonList rows={2} leading={false} label={t('common:loading')} />
      ) : count === 0 ? (
        <p className={styles.line}>{empty}</p>
      ) : (
        children
      )}
    </section>
  );
}
