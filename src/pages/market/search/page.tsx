import { useQuotes } from '@/data/market/quotes';
import { useTranslation } from '@/i18n/use-translation';
import { Late } from '@/ui/feedback/late';
import { SkeletonList } from '@/ui/feedback/skeleton';
import { Card } from '@/ui/layout/card';
import { Page } from '@/ui/layout/page';
import { SearchBar } from '../../_shared/list/search-bar';
import { useTypedQuery } from '../../_shared/list/use-typed-query';
import { LoadFailure } from '../../_shared/load-failure';
import { FoundMarkets } from './found-markets';
import { Suggestions } from './suggestions';

/** Finds markets by symbol or name. */
export default function SearchPage() {
  const { t } = useTranslation('market');
  const { text, setText } = useTypedQuery('q');
  return (
    <Page
      header={
        <SearchBar
          focus
          title={t('search.title')}
          placeholder={t('search.placeholder')}
          clearLabel={t('search.emptyQuery')}
          text={text}
          onText={setText}
        />
      }
    >
      <Content query={text.trim()} />
    </Page>
  );
}

function Content({ query }: { query: string }) {
  const { t } = useTranslation(['market', 'common']);
  const quotes = useQuotes();
  if (quotes.data)
    return query ? <FoundMarkets pairs={quotes.data.pairs} query={query} /> : <Suggestions pairs={quotes.data.pairs} />;
  if (quotes.isError) return <LoadFailure title={t('list.failed')} query={quotes} />;
  return (
    <Late>
      <Card flush>
        <SkeletonList rows={8} label={t('common:loading')} />
      </Card>
    </Late>
  );
}
