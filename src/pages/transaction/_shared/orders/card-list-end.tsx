import { useTranslation } from '@/i18n/use-translation';
import { Button } from '@/ui/actions/button';
import { Spinner } from '@/ui/feedback/spinner';
import { keepFocusNear } from '@/ui/overlays/keep-focus-near';
import styles from './card-list-end.module.css';

interface CardListEndProps {
  hasMore: boolean;
  query: {
    readonly isFetchingNextPage: boolean;
    readonly isFetchNextPageError: boolean;
    fetchNextPage(): unknown;
  };
  /** Text for a next page that failed to load. */
  failed: string;
}

/** The end of a list of order cards: its next page is loading or has failed, or the list is complete. */
export function CardListEnd({ hasMore, query, failed }: CardListEndProps) {
  const { t } = useTranslation('common');
  return (
    <div className={styles.end} role="status">
      {query.isFetchNextPageError ? (
        <Button
          loading={query.isFetchingNextPage}
          onClick={({ currentTarget }) => {
            keepFocusNear(currentTarget);
            void query.fetchNextPage();
          }}
        >{`${failed} · ${t('retry')}`}</Button>
      ) : hasMore ? (
        <>
          <Spinner />
          <span className="visually-hidden">{t('loading')}</span>
        </>
      ) : (
        t('noMore')
      )}
    </div>
  );
}
