import { useEffect, useRef } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { Button } from '@/ui/actions/button';
import { Spinner } from '@/ui/feedback/spinner';
import { keepFocusNear } from '@/ui/overlays/keep-focus-near';
import { Text } from '@/ui/text/text';
import styles from './list-end.module.css';

export interface ListEndProps {
  /** Number of rows above. */
  shown: number;
  query: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly isFetchNextPageError: boolean;
    fetchNextPage(): unknown;
  };
}

/** The next page is requested when the end of the list is this far below the screen. */
const AHEAD = '600px';

/**
 * The end of a paged list: requests the next page shortly before the end becomes visible, and shows a failed request or
 * the end of the data.
 */
export function ListEnd({ shown, query }: ListEndProps) {
  const { hasNextPage: more, isFetchingNextPage: loading, isFetchNextPageError: failed } = query;
  const onMore = () => void query.fetchNextPage();
  const { t } = useTranslation(['assets', 'common']);
  const mark = useRef<HTMLDivElement>(null);
  const ask = useRef(onMore);
  useEffect(() => {
    ask.current = onMore;
  });
  const waits = more && !loading && !failed;

  // The observer is created again after every page: if the new page leaves the end visible, the next page is requested
  // at once.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `shown` grows with every page
  useEffect(() => {
    const element = mark.current;
    if (!waits || !element) return;
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) ask.current();
      },
      { root: element.closest('[data-page-scroll]'), rootMargin: AHEAD },
    );
    watch.observe(element);
    return () => watch.disconnect();
  }, [waits, shown]);

  return (
    <div ref={mark} className={styles.end} role="status">
      {failed ? (
        <>
          <Text size="small" tone="secondary">
            {t('record.moreFailed')}
          </Text>
          <Button
            size="sm"
            loading={loading}
            onClick={({ currentTarget }) => {
              keepFocusNear(currentTarget);
              onMore();
            }}
          >
            {t('common:retry')}
          </Button>
        </>
      ) : more ? (
        <>
          <Spinner />
          <span className="visually-hidden">{t('record.loadingMore')}</span>
        </>
      ) : (
        <Text size="small" tone="muted">
          {t('common:noMore')}
        </Text>
      )}
    </div>
  );
}
