import { backend } from '@/data/api/backend';
import type { Article } from '@/data/content/content';
import { useTranslation } from '@/i18n/use-translation';
import { EmptyState } from '@/ui/feedback/states';
import { RichText, type RichTextProps } from '@/ui/text/rich-text';
import { articleHtml } from './article-html';

export const assetUrl = (path: string) => backend().assetUrl(path);

interface ArticleTextProps extends Pick<RichTextProps, 'under'> {
  article: Pick<Article, 'content' | 'abstract'>;
  /** Language of the text, if it may be another one than that of the page. */
  lang?: string;
}

/** The text of an article, or its summary. Without either it says that the article is empty. */
export function ArticleText({ article, lang, under = 2 }: ArticleTextProps) {
  const { t } = useTranslation('common');
  const html = articleHtml(article);
  if (html === '') return <EmptyState title={t('empty')} />;
  return (
    <div lang={lang}>
      <RichText html={html} assetUrl={assetUrl} under={under} />
    </div>
  );
}
