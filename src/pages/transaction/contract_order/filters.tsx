import { useQuotes } from '@/data/market/quotes';
import { useTranslation } from '@/i18n/use-translation';
import { SelectField } from '@/ui/forms/select-field';
import styles from '../_shared/orders/filters.module.css';
import { MarketFilter } from '../_shared/orders/market-filter';
import { changeFilter, type FuturesListFilter } from './filter';

/** Filters by market, direction and, in the history, by status. */
export function Filters({ filter }: { filter: FuturesListFilter }) {
  const { t } = useTranslation('positions');
  const pairs = (useQuotes().data?.pairs ?? []).filter(({ kind }) => kind === 'crypto');
  return (
    <div className={styles.filters}>
      <MarketFilter
        pairs={pairs}
        title={t('filter.market')}
        every={t('allMarkets')}
        value={filter.symbol}
        onValueChange={(symbol) => changeFilter({ symbol })}
      />
      <SelectField
        inline
        title={t('filter.direction')}
        placeholder={t('filter.both')}
        value={filter.direction}
        onValueChange={(direction) => changeFilter({ direction })}
        options={[
          { value: 'any', label: t('filter.both') },
          { value: 'long', label: t('long') },
          { value: 'short', label: t('short') },
        ]}
      />
      {filter.tab === 'history' && (
        <SelectField
          inline
          title={t('filter.status')}
          placeholder={t('filter.anyEnd')}
          value={filter.status}
          onValueChange={(status) => changeFilter({ status })}
          options={[
            { value: 'any', label: t('filter.anyEnd') },
            { value: 'closed', label: t('statuses.closed') },
            { value: 'cancelled', label: t('statuses.cancelled') },
          ]}
        />
      )}
    </div>
  );
}
