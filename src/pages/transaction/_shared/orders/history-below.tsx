import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { SkeletonList } from '@/ui/feedback/skeleton';
import { type PagedRows, useMoreRows } from '../../../_shared/list/use-more-rows';
import { type LoadFailureProps, PartFailure } from '../../../_shared/load-failure';
import styles from './history-below.module.css';

/** Number of ended orders which are shown. */
export const SHOWN_BELOW = 3;

export interface HistoryBelowProps {
  /** Opens the whole history. */
  onAll: () => void;
  query: LoadFailureProps['query'] & PagedRows;
  /** Whether ended orders may follow on pages that are not loaded. */
  hasMore: boolean;
  /** States that the history did not load. */
  failed: string;
  /** Number of ended orders loaded; undefined while it is not known. */
  count: number | undefined;
  /** Shown if there is none. */
  empty: string;
  children: ReactNode;
}

/**
 * The newest ended orders, below a list of open ones, which is usually short. It extends to the bottom of the screen.
 */
export function HistoryBelow({ onAll, query, hasMore, failed, count, empty, children }: HistoryBelowProps) {
  const { t } = useTranslation(['trade', 'common']);
  useMoreRows(query, hasMore, count ?? 0, SHOWN_BELOW);
  const isUnknown = count === undefined || (count === 0 && hasMore);
  return (
    <section className={styles.panel} aria-label={t('orders.history')}>
      <h2>
        <button type="button" className={styles.head} onClick={onAll}>
          {t('orders.history')}
          <ChevronRight size={18} aria-hidden />
        </button>
      </h2>
      {isUnknown && query.error ? (
        <div className={styles.line}>
          <PartFailure title={failed} query={query} />
        </div>
      ) : isUnknown ? (
        <SkeletonList rows={2} leading={false} label={t('common:loading')} />
      ) : count === 0 ? (
        <p className={styles.line}>{empty}</p>
      ) : (
        children
      )}
    </section>
  );
}
