import { isApiError } from '@/data/api/api-error';
import { useArticle } from '@/data/content/content';
import { useTranslation } from '@/i18n/use-translation';
import { idIn } from '@/lib/browser/id-in-address';
import { useSearchParams } from '@/lib/browser/search-params';
import { shell } from '@/lib/shell-port';
import { Button } from '@/ui/actions/button';
import { EmptyState } from '@/ui/feedback/states';
import { Card } from '@/ui/layout/card';
import { Page } from '@/ui/layout/page';
import { BackBar } from '../../_shared/back-bar';
import { LoadFailure } from '../../_shared/load-failure';
import { ArticleSkeleton, Running } from '../../_shared/site-page/site-page';

/** One article, such as news or the target of a banner. It is always loaded, because lists may omit its text. */
export default function ArticlePage() {
  const { t } = useTranslation(['home', 'common', 'site-pages']);
  const [fields] = useSearchParams();
  const id = idIn(fields, 'id');
  const article = useArticle(id);
  // Also applies if the article was loaded before and has been removed since.
  const isGone = id === 0 || isApiError(article.error, 'refused');
  return (
    <Page header={<BackBar title={t('news.title')} />}>
      {isGone ? (
        <Card>
          <EmptyState
            title={t('article.gone')}
            action={
              <Button onClick={() => shell().go('/pages/index/index', { replace: true })}>{t('common:goHome')}</Button>
            }
          />
        </Card>
      ) : article.data ? (
        <Running article={article.data} />
      ) : article.isError ? (
        <LoadFailure title={t('article.failed')} query={article} />
      ) : (
        <ArticleSkeleton />
      )}
    </Page>
  );
}
