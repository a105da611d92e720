import { useState } from 'react';
import type { Pair } from '@/data/market/quotes';
import { useTranslation } from '@/i18n/use-translation';
import { Chip, ChipRow } from '@/ui/actions/chip';
import { QuoteRow } from '../../_shared/market/quote-row';
import styles from './stock-list.module.css';

/** All companies, or those of one sector. */
export function StockList({ stocks }: { stocks: readonly Pair[] }) {
  const { t, i18n } = useTranslation(['stocks', 'market', 'common']);
  const [sector, setSector] = useState('');
  const sectors = [...new Set(stocks.flatMap((pair) => pair.sector || []))];
  const nameOf = (one: string) => {
    const key = `market:sectors.${one}`;
    // For a sector unknown to this app, the server's name is shown.
    return i18n.exists(key) ? i18n.t(key as 'market:sectors.ai') : one;
  };
  const shown = sectors.includes(sector) ? stocks.filter((pair) => pair.sector === sector) : stocks;
  return (
    <>
      {sectors.length > 1 && (
        <div className={styles.sectors}>
          <ChipRow label={t('market:sectors.label')}>
            {['', ...sectors].map((one) => (
              <Chip key={one} selected={one === sector} onClick={() => setSector(one)}>
                {one ? nameOf(one) : t('common:all')}
              </Chip>
            ))}
          </ChipRow>
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
