import type { ReactNode } from 'react';
import type { Article } from '@/data/content/content';
import { type SitePage as Call, useSitePage } from '@/data/content/site-pages';
import { fromWireTime } from '@/domain/time';
import { useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';
import { Late } from '@/ui/feedback/late';
import { SkeletonText } from '@/ui/feedback/skeleton';
import { EmptyState } from '@/ui/feedback/states';
import { Card } from '@/ui/layout/card';
import { Page } from '@/ui/layout/page';
import { Stack } from '@/ui/layout/stack';
import { Text } from '@/ui/text/text';
import { BackBar } from '../back-bar';
import { LoadFailure } from '../load-failure';
import { ArticleText } from './article-text';

interface SitePageProps {
  call: Call;
  title: string;
  /** Renders the article; by default as running text. */
  children?: (article: Article) => ReactNode;
  /** Content below the article. It waits for the article, which would move it from under the finger. */
  footer?: ReactNode;
}

/** A page which shows one article of the site. */
export function SitePage({ call, title, children, footer }: SitePageProps) {
  const article = useSitePage(call);
  // On a bad network the first failure is enough, because the footer may lead to help.
  const hasTried = !article.isPending || article.failureCount > 0;
  return (
    <Page header={<BackBar title={title} />}>
      <Body article={article}>{children ?? ((read) => <Running article={read} />)}</Body>
      {hasTried && footer}
    </Page>
  );
}

interface BodyProps {
  article: ReturnType<typeof useSitePage>;
  children: (article: Article) => ReactNode;
}

function Body({ article, children }: BodyProps) {
  const { t } = useTranslation('site-pages');
  if (article.data) return children(article.data);
  if (article.data === null)
    return (
      <Card>
        <EmptyState title={t('empty')} hint={t('emptyHint')} />
      </Card>
    );
  if (article.isError) return <LoadFailure title={t('failed')} query={article} />;
  return <ArticleSkeleton />;
}

export function ArticleSkeleton() {
  const { t } = useTranslation('common');
  return (
    <Card>
      <Late>
        <SkeletonText label={t('loading')} />
      </Late>
    </Card>
  );
}

/** An article as running text. */
export function Running({ article }: { article: Article }) {
  return (
    <Card>
      <Stack gap={3}>
        <Text as="h2" size="title" weight="bold">
          {article.title}
        </Text>
        <ArticleText article={article} />
        <Published article={article} />
      </Stack>
    </Card>
  );
}

/** Publication date; nothing if the server does not send it. */
export function Published({ article }: { article: Article }) {
  const { t } = useTranslation('site-pages');
  const { date } = useFormats();
  const atMs = fromWireTime(article.create_time ?? '');
  if (atMs === null) return null;
  return (
    <Text as="p" size="small" tone="muted">
      {t('updated', { date: date(atMs) })}
    </Text>
  );
}
