import { useQuotes } from '@/data/market/quotes';
import { useTranslation } from '@/i18n/use-translation';
import { SelectField } from '@/ui/forms/select-field';
import styles from '../_shared/orders/filters.module.css';
import { MarketFilter } from '../_shared/orders/market-filter';
import { changeFilter, type OptionFilter } from './option-filter';

/** Filters by market and result. */
export function Filters({ filter }: { filter: OptionFilter }) {
  const { t } = useTranslation('options');
  const pairs = useQuotes().data?.pairs.filter((pair) => pair.open_microtrade) ?? [];
  return (
    <div className={styles.filters}>
      <MarketFilter
        pairs={pairs}
        title={t('orders.market')}
        every={t('orders.anyMarket')}
        value={filter.symbol}
        onValueChange={(symbol) => changeFilter({ symbol })}
      />
      <SelectField
        inline
        title={t('orders.result')}
        placeholder={t('orders.anyResult')}
        value={filter.result}
        onValueChange={(result) => changeFilter({ result })}
        options={[
          { value: 'any', label: t('orders.anyResult') },
          ...(['won', 'lost', 'drawn'] as const).map((value) => ({ value, label: t(`orders.results.${value}`) })),
        ]}
      />
    </div>
  );
}
