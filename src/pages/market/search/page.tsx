import { ChevronLeft } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useQuotes } from '@/data/queries/quotes';
import { shell } from '@/lib/shell-port';
import { IconButton } from '@/ui/actions/icon-button';
import { Late } from '@/ui/feedback/late';
import { SkeletonList } from '@/ui/feedback/skeleton';
import { ErrorState } from '@/ui/feedback/states';
import { SearchField } from '@/ui/forms/search-field';
import { Card } from '@/ui/layout/card';
import { Page } from '@/ui/layout/page';
import { FoundMarkets } from './found-markets';
import styles from './page.module.css';
import { Suggestions } from './suggestions';

/** The address follows what is typed after a pause: browsers limit how often it may change. */
const PAUSE_MS = 300;

/** Finds markets by symbol or name. What is typed stays in the address, so that the way back leads to the results. */
export default function SearchPage() {
  const { t } = useTranslation(['market', 'common']);
  const [params, setParams] = useSearchParams();
  const [query, setQuery] = useState(() => params.get('q') ?? '');
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => field.current?.focus(), []);

  const inAddress = params.get('q') ?? '';
  useEffect(() => {
    if (query === inAddress) return;
    const timer = setTimeout(() => setParams(query ? { q: query } : {}, { replace: true }), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [query, inAddress, setParams]);

  return (
    <Page
      header={
        <header className={styles.bar}>
          <h1 className="visually-hidden">{t('search.title')}</h1>
          <IconButton
            label={t('common:back')}
            icon={<ChevronLeft size={24} strokeWidth={1.75} aria-hidden />}
            onClick={() => shell().back()}
          />
          <div className={styles.field}>
            <SearchField
              ref={field}
              label={t('search.title')}
              placeholder={t('search.placeholder')}
              clearLabel={t('search.emptyQuery')}
              value={query}
              onValueChange={setQuery}
              // The keyboard goes, the results stay.
              onSubmit={() => field.current?.blur()}
            />
          </div>
        </header>
      }
    >
      <Content query={query.trim()} />
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
