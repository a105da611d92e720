import { useTranslation } from 'react-i18next';
import { useQuotes } from '@/data/queries/quotes';
import { CoinIcon } from '@/ui/display/coin-icon';
import { SelectField } from '@/ui/forms/select-field';
import styles from './filters.module.css';
import { changeFilter, type LeverListFilter } from './lever-filter';

/** Stands for all markets: a choice needs a value, and no market is called so. */
const EVERY = '*';

/** Which market and direction, and of the history which end. */
export function Filters({ filter }: { filter: LeverListFilter }) {
  const { t } = useTranslation(['positions', 'trade']);
  const pairs = (useQuotes().data?.pairs ?? []).filter(({ kind }) => kind === 'crypto');
  return (
    <div className={styles.filters}>
      <SelectField
        inline
        title={t('filter.market')}
        placeholder={t('allMarkets')}
        value={filter.symbol || EVERY}
        onValueChange={(symbol) => changeFilter({ symbol: symbol === EVERY ? '' : symbol })}
        options={[
          { value: EVERY, label: t('allMarkets') },
          ...pairs.map(({ symbol, full_name }) => ({
            value: symbol,
            label: symbol,
            leading: <CoinIcon symbol={symbol} size={20} />,
            keywords: full_name ?? '',
          })),
        ]}
        search={{
          label: t('trade:pair.search'),
          placeholder: t('trade:pair.search'),
          clearLabel: t('trade:pair.clear'),
          emptyTitle: t('trade:pair.nothing'),
        }}
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
