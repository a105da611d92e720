import { useQuotes } from '@/data/market/quotes';
import { useTranslation } from '@/i18n/use-translation';
import { SelectField } from '@/ui/forms/select-field';
import { MarketFilter } from '../_shared/orders/market-filter';
import styles from './filters.module.css';
import { changeFilter, type OrderFilter } from './order-filter';

/** Filters by market, side, date and status. */
export function Filters({ filter }: { filter: OrderFilter }) {
  const { t } = useTranslation('trade');
  const pairs = useQuotes().data?.pairs ?? [];
  return (
    <div className={styles.filters}>
      <MarketFilter
        pairs={pairs}
        title={t('orders.symbol')}
        every={t('orders.anySymbol')}
        value={filter.symbol}
        onValueChange={(symbol) => changeFilter({ symbol })}
      />
      <SelectField
        inline
        title={t('orders.side')}
        placeholder={t('orders.anySide')}
        value={filter.side}
        onValueChange={(side) => changeFilter({ side })}
        options={[
          { value: 'any', label: t('orders.anySide') },
          { value: 'buy', label: t('orders.sides.buy') },
          { value: 'sell', label: t('orders.sides.sell') },
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
