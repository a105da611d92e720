import { useTranslation } from 'react-i18next';
import { isApiError } from '@/data/api-error';
import { backend } from '@/data/backend';
import { useArticle } from '@/data/queries/content';
import { fromWireTime } from '@/domain/time';
import { useFormats } from '@/i18n/use-formats';
import { Late } from '@/ui/feedback/late';
import { Skeleton } from '@/ui/feedback/skeleton';
import { EmptyState, ErrorState } from '@/ui/feedback/states';
import { Stack } from '@/ui/layout/stack';
import { Sheet } from '@/ui/overlays/sheet';
import { RichText } from '@/ui/text/rich-text';
import { Text } from '@/ui/text/text';

export interface ArticleSheetProps {
  /** 0 closes the sheet. */
  articleId: number;
  onClose: () => void;
}

const assetUrl = (path: string) => backend().assetUrl(path);

/** One article over the page. Lists may leave its text out, so it is always asked for. */
export default function ArticleSheet({ articleId, onClose }: ArticleSheetProps) {
  const { t } = useTranslation(['home', 'common']);
  const article = useArticle(articleId).data;
  return (
    <Sheet
      open={articleId > 0}
      onOpenChange={(open) => !open && onClose()}
      title={article?.title ?? t('news.title')}
      closeLabel={t('common:close')}
      size="tall"
    >
      <ArticleText articleId={articleId} />
    </Sheet>
  );
}

function ArticleText({ articleId }: { articleId: number }) {
  const { t } = useTranslation(['home', 'common', 'errors']);
  const { date } = useFormats();
  const article = useArticle(articleId);
  if (article.data) {
    const publishedAtMs = fromWireTime(article.data.create_time ?? '');
    return (
      <Stack gap={3}>
        {publishedAtMs !== null && (
          <Text size="small" tone="muted">
            {date(publishedAtMs)}
          </Text>
        )}
        <RichText html={article.data.content || article.data.abstract || ''} assetUrl={assetUrl} />
      </Stack>
    );
  }
  if (isApiError(article.error, 'refused')) return <EmptyState title={t('article.gone')} />;
  if (article.isError)
    return (
      <ErrorState
        title={t('article.failed')}
        hint={t('errors:networkHint')}
        retryLabel={t('common:retry')}
        onRetry={() => void article.refetch()}
        retrying={article.isFetching}
      />
    );
  return (
    <Late>
      <Stack gap={3}>
        <Skeleton width="30%" />
        <Skeleton />
        <Skeleton />
        <Skeleton width="70%" />
      </Stack>
    </Late>
  );
}
