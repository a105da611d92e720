import { SearchX } from 'lucide-react';
import { useMemo } from 'react';
import { type Pair, useQuotes } from '@/data/market/quotes';
import { useTranslation } from '@/i18n/use-translation';
import { List } from '@/ui/display/list';
import { EmptyState } from '@/ui/feedback/states';
import { Card } from '@/ui/layout/card';
import { Page } from '@/ui/layout/page';
import { ListSkeleton } from '../../_shared/list/list-skeleton';
import { SearchBar } from '../../_shared/list/search-bar';
import { useTypedQuery } from '../../_shared/list/use-typed-query';
import { LoadFailure } from '../../_shared/load-failure';
import { findMarkets } from '../../_shared/market/find-markets';
import { QuoteRow } from '../../_shared/market/quote-row';
import styles from './rows.module.css';
import { HotMarkets, Suggestions } from './suggestions';

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
  const { t } = useTranslation('market');
  const quotes = useQuotes();
  if (quotes.data)
    return query ? <FoundMarkets pairs={quotes.data.pairs} query={query} /> : <Suggestions pairs={quotes.data.pairs} />;
  if (quotes.isError) return <LoadFailure title={t('list.failed')} query={quotes} />;
  return <ListSkeleton rows={8} />;
}

/** Most matches shown, best first. With more matches the query is too short. */
const MAX_SHOWN = 50;

function FoundMarkets({ pairs, query }: { pairs: readonly Pair[]; query: string }) {
  const { t } = useTranslation('market');
  const found = useMemo(() => findMarkets(pairs, query), [pairs, query]);
  return (
    <>
      <p role="status" className="visually-hidden">
        {found.length > 0 ? t('search.count', { count: found.length }) : t('search.none', { query })}
      </p>
      {found.length > 0 ? (
        <Card flush>
          <List label={t('search.results')}>
            {found.slice(0, MAX_SHOWN).map((pair) => (
              <li key={pair.symbol} className={styles.item}>
                <QuoteRow pair={pair} star subtitle={pair.full_name} curve={false} />
              </li>
            ))}
          </List>
        </Card>
      ) : (
        <>
          <Card>
            <EmptyState
              icon={<SearchX size={28} strokeWidth={1.5} aria-hidden />}
              title={t('search.none', { query })}
              hint={t('search.noneHint')}
            />
          </Card>
          <HotMarkets pairs={pairs} />
        </>
      )}
    </>
  );
}
