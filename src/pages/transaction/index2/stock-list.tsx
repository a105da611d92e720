import { useState } from 'react';
import type { Pair } from '@/data/market/quotes';
import { useTranslation } from '@/i18n/use-translation';
import { FilterChips } from '../../_shared/list/filter-chips';
import { QuoteRow } from '../../_shared/market/quote-row';
import { useSectorName } from '../../_shared/market/use-sector-name';
import styles from './stock-list.module.css';

/** All companies, or those of one sector. */
export function StockList({ stocks }: { stocks: readonly Pair[] }) {
  const { t } = useTranslation(['stocks', 'market', 'common']);
  const [sector, setSector] = useState<string>();
  const sectors = [...new Set(stocks.flatMap((pair) => pair.sector || []))];
  const nameOf = useSectorName();
  const shown = sector && sectors.includes(sector) ? stocks.filter((pair) => pair.sector === sector) : stocks;
  return (
    <>
      {sectors.length > 1 && (
        <div className={styles.sectors}>
          <FilterChips
            label={t('market:sectors.label')}
            all={t('common:all')}
            values={sectors}
            textOf={nameOf}
            value={sector}
            onValueChange={setSector}
          />
        </div>
      )}
      <section className={styles.rows} aria-label={t('list')}>
        {shown.map((pair) => (
          <QuoteRow
            key={pair.symbol}
            pair={pair}
            star
            curve={false}
            subtitle={pair.full_name ?? nameOf(pair.sector ?? '')}
          />
        ))}
      </section>
    </>
  );
}
