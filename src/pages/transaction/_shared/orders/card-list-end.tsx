import { useTranslation } from '@/i18n/use-translation';
import { Button } from '@/ui/actions/button';
import { Spinner } from '@/ui/feedback/spinner';
import styles from './card-list-end.module.css';

interface CardListEndProps {
  hasMore: boolean;
  query: { readonly isFetchNextPageError: boolean; fetchNextPage(): unknown };
  /** Text for a next page that failed to load. */
  failed: string;
}

/** The end of a list of order cards: its next page is loading or has failed, or the list is complete. */
export function CardListEnd({ hasMore, query, failed }: CardListEndProps) {
  const { t } = useTranslation('common');
  return (
    <p className={styles.end}>
      {query.isFetchNextPageError ? (
        <Button onClick={() => void query.fetchNextPage()}>{`${failed} · ${t('retry')}`}</Button>
      ) : hasMore ? (
        <Spinner />
      ) : (
        t('noMore')
      )}
    </p>
  );
}
