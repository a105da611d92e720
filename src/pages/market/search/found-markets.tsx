import { SearchX } from 'lucide-react';
import { useMemo } from 'react';
import type { Pair } from '@/data/market/quotes';
import { useTranslation } from '@/i18n/use-translation';
import { List } from '@/ui/display/list';
import { EmptyState } from '@/ui/feedback/states';
import { Card } from '@/ui/layout/card';
import { QuoteRow } from '../../_shared/market/quote-row';
import { findMarkets } from './find-markets';
import styles from './rows.module.css';
import { HotMarkets } from './suggestions';

/** Most matches shown, best first. With more matches the query is too short. */
const MAX_SHOWN = 50;

export function FoundMarkets({ pairs, query }: { pairs: readonly Pair[]; query: string }) {
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
