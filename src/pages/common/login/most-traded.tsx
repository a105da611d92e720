import { useMemo } from 'react';
import { useQuotes } from '@/data/market/quotes';
import { useTranslation } from '@/i18n/use-translation';
import { SkeletonRow } from '@/ui/feedback/skeleton';
import { QuoteRow } from '../../_shared/market/quote-row';
import { sortPairs } from '../../_shared/market/sort-pairs';
import styles from './most-traded.module.css';

const SHOWN = 3;
const BY_VOLUME = { key: 'volume', descending: true } as const;

/** Live prices below the login form, open to visitors. Nothing if they do not load: they are not needed there. */
export function MostTraded() {
  const { t } = useTranslation('market');
  const quotes = useQuotes();
  const pairs = quotes.data?.pairs;
  const shown = useMemo(() => pairs && sortPairs(pairs, BY_VOLUME, () => undefined).slice(0, SHOWN), [pairs]);
  if (quotes.isError && !shown) return null;
  return (
    <section className={styles.panel}>
      <h2 className={styles.title}>{t('favourites.suggestions')}</h2>
      {shown
        ? shown.map((pair) => (
            <div key={pair.symbol} className={styles.row}>
              <QuoteRow pair={pair} />
            </div>
          ))
        : Array.from({ length: SHOWN }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows are alike and never reorder
            <div key={at} className={styles.row}>
              <SkeletonRow />
            </div>
          ))}
    </section>
  );
}
