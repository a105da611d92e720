import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import type { Article } from '@/data/content/content';
import { useTranslation } from '@/i18n/use-translation';
import { path, shell } from '@/lib/shell-port';
import { Button } from '@/ui/actions/button';
import { EmptyState } from '@/ui/feedback/states';
import { SearchField } from '@/ui/forms/search-field';
import { Card } from '@/ui/layout/card';
import { RichText } from '@/ui/text/rich-text';
import { Found } from '../../_shared/list/found';
import { articleHtml } from '../../_shared/site-page/article-html';
import { ArticleText, assetUrl } from '../../_shared/site-page/article-text';
import { Published } from '../../_shared/site-page/site-page';
import styles from './questions.module.css';
import { matches, sectionsOf } from './sections';

/** Fewer questions need no search. */
const WORTH_SEARCHING = 5;

/** Shows an article as questions, split at its headings. An article without headings is shown unchanged. */
export function Questions({ article }: { article: Article }) {
  const { t } = useTranslation(['site-pages', 'common']);
  const [typed, setTyped] = useState('');
  const { lead, sections } = sectionsOf(articleHtml(article));
  const found = sections.filter((section) => matches(section, typed.trim()));
  return (
    <>
      {sections.length >= WORTH_SEARCHING && (
        <SearchField
          label={t('search')}
          placeholder={t('search')}
          clearLabel={t('common:clear')}
          value={typed}
          onValueChange={setTyped}
        />
      )}
      <Found query={typed} count={found.length} none={t('noMatch')} />
      {sections.length === 0 && (
        <Card>
          <ArticleText article={article} under={1} />
        </Card>
      )}
      {sections.length > 0 && lead.trim() !== '' && (
        <Card>
          <RichText html={lead} assetUrl={assetUrl} under={1} />
        </Card>
      )}
      {found.length > 0 && (
        <Card flush>
          {found.map(({ heading, content }) => (
            // A search opens the answers it finds. The key remounts them when the search begins or ends.
            <details key={`${typed.trim() !== ''} ${heading}`} className={styles.item} open={typed.trim() !== ''}>
              <summary className={styles.question}>
                <RichText html={heading} />
                <ChevronDown className={styles.chevron} size={18} aria-hidden />
              </summary>
              <div className={styles.answer}>
                <RichText html={content} assetUrl={assetUrl} under={1} />
              </div>
            </details>
          ))}
        </Card>
      )}
      {sections.length > 0 && found.length === 0 && (
        <Card>
          <EmptyState
            title={t('noMatch')}
            hint={t('noMatchHint')}
            action={<Button onClick={() => shell().go(path('/pages/common/contactus'))}>{t('write')}</Button>}
          />
        </Card>
      )}
      <div className={styles.published}>
        <Published article={article} />
      </div>
    </>
  );
}
