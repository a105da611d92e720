import { useDeferredValue } from 'react';
import { backend } from '@/data/api/backend';
import type { Article } from '@/data/content/content';
import { useNews } from '@/data/content/news';
import { fromWireTime } from '@/domain/time';
import { useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';
import { Button } from '@/ui/actions/button';
import { List } from '@/ui/display/list';
import { Card } from '@/ui/layout/card';
import { Text } from '@/ui/text/text';
import { FailureState } from '../../_shared/load-failure';
import styles from './news-card.module.css';

/** News of the exchange, newest first; nothing if there are none. */
export function NewsCard({ onOpen }: { onOpen: (articleId: number) => void }) {
  const { t } = useTranslation('home');
  const news = useNews();
  // Deferred like the movers: it lies below the first screen.
  const articles = useDeferredValue(news.data);
  if (news.isError && !news.data)
    return (
      <Card title={t('news.title')}>
        <FailureState title={t('news.failed')} query={news} />
      </Card>
    );
  if (!articles || articles.length === 0) return null;
  return (
    <Card flush title={t('news.title')}>
      <List label={t('news.title')}>
        {articles.map((article) => (
          <NewsRow key={article.id} article={article} onOpen={onOpen} />
        ))}
      </List>
      {news.hasNextPage && (
        <div className={styles.more}>
          <Button block size="sm" loading={news.isFetchingNextPage} onClick={() => void news.fetchNextPage()}>
            {t('news.more')}
          </Button>
        </div>
      )}
    </Card>
  );
}

function NewsRow({ article, onOpen }: { article: Article; onOpen: (articleId: number) => void }) {
  const { date } = useFormats();
  const { id, title, abstract, create_time, thumbnail } = article;
  const publishedAtMs = fromWireTime(create_time ?? '');
  return (
    <li className={styles.item}>
      <button type="button" className={styles.row} onClick={() => onOpen(id)}>
        <span className={styles.words}>
          <Text weight="bold" truncate={2}>
            {title}
          </Text>
          {abstract && (
            <Text size="small" tone="muted" truncate={2}>
              {abstract}
            </Text>
          )}
          {publishedAtMs !== null && (
            <Text size="caption" tone="muted">
              {date(publishedAtMs)}
            </Text>
          )}
        </span>
        {thumbnail && <img className={styles.picture} src={backend().assetUrl(thumbnail)} alt="" loading="lazy" />}
      </button>
    </li>
  );
}
