import { useTranslation } from 'react-i18next';
import { useQuotes } from '@/data/queries/quotes';
import { Late } from '@/ui/feedback/late';
import { SkeletonList } from '@/ui/feedback/skeleton';
import { ErrorState } from '@/ui/feedback/states';
import { Card } from '@/ui/layout/card';
import { Page } from '@/ui/layout/page';
import { SearchBar } from '../../_shared/search/search-bar';
import { useTypedQuery } from '../../_shared/search/use-typed-query';
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
  const { t } = useTranslation(['market', 'common', 'errors']);
  const quotes = useQuotes();
  if (quotes.data)
    return query ? <FoundMarkets pairs={quotes.data.pairs} query={query} /> : <Suggestions pairs={quotes.data.pairs} />;
  if (quotes.isError)
    return (
      <Card>
        <ErrorState
          title={t('list.failed')}
          hint={t('errors:networkHint')}
          retryLabel={t('common:retry')}
          onRetry={() => void quotes.refetch()}
          retrying={quotes.isFetching}
        />
      </Card>
    );
  return (
    <Late>
      <Card flush>
        <SkeletonList rows={8} label={t('common:loading')} />
      </Card>
    </Late>
  );
}
