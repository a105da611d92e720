import { useTranslation } from 'react-i18next';
import { useQuotes } from '@/data/queries/quotes';
import { CoinIcon } from '@/ui/display/coin-icon';
import { SelectField } from '@/ui/forms/select-field';
import styles from './filters.module.css';
import { changeFilter, type OrderFilter } from './order-filter';

/** Stands for all markets: a choice needs a value, and no market is called so. */
const EVERY = '*';

/** Which market, side, date and status. */
export function Filters({ filter }: { filter: OrderFilter }) {
  const { t } = useTranslation('trade');
  const pairs = useQuotes().data?.pairs ?? [];
  return (
    <div className={styles.filters}>
      <SelectField
        inline
        title={t('orders.symbol')}
        placeholder={t('orders.anySymbol')}
        value={filter.symbol || EVERY}
        onValueChange={(symbol) => changeFilter({ symbol: symbol === EVERY ? '' : symbol })}
        options={[
          { value: EVERY, label: t('orders.anySymbol') },
          ...pairs.map(({ symbol, full_name }) => ({
            value: symbol,
            label: symbol,
            leading: <CoinIcon symbol={symbol} size={20} />,
            keywords: full_name ?? '',
          })),
        ]}
        search={{
          label: t('pair.search'),
          placeholder: t('pair.search'),
          clearLabel: t('pair.clear'),
          emptyTitle: t('pair.nothing'),
        }}
      />
      <SelectField
        inline
        title={t('orders.side')}
        placeholder={t('orders.anySide')}
        value={filter.side}
        onValueChange={(side) => changeFilter({ side })}
        options={[
          { value: 'any', label: t('orders.anySide') },
          { value: 'buy', label: t('buy') },
          { value: 'sell', label: t('sell') },
        ]}
      />
      <SelectField
        inline
        title={t('orders.when')}
        placeholder={t('orders.whens.any')}
        value={filter.when}
        onValueChange={(when) => changeFilter({ when })}
        options={(['any', 'day', 'week', 'month'] as const).map((value) => ({
          value,
          label: t(`orders.whens.${value}`),
        }))}
      />
      {filter.tab === 'all' && (
        <SelectField
          inline
          title={t('orders.status')}
          placeholder={t('orders.anyStatus')}
          value={filter.status}
          onValueChange={(status) => changeFilter({ status })}
          options={[
            { value: 'any', label: t('orders.anyStatus') },
            ...(['open', 'done', 'cancelled'] as const).map((value) => ({
              value,
              label: t(`orders.statuses.${value}`),
            })),
          ]}
        />
      )}
    </div>
  );
}
