import { useTranslation } from 'react-i18next';
import { useQuotes } from '@/data/queries/quotes';
import { CoinIcon } from '@/ui/display/coin-icon';
import { SelectField } from '@/ui/forms/select-field';
import styles from './filters.module.css';
import { changeFilter, type OptionFilter } from './option-filter';

/** Stands for all markets: a choice needs a value, and no market is called so. */
const EVERY = '*';

/** Which market and result. */
export function Filters({ filter }: { filter: OptionFilter }) {
  const { t } = useTranslation(['options', 'trade']);
  const pairs = useQuotes().data?.pairs.filter((pair) => pair.open_microtrade) ?? [];
  return (
    <div className={styles.filters}>
      <SelectField
        inline
        title={t('orders.market')}
        placeholder={t('orders.anyMarket')}
        value={filter.symbol || EVERY}
        onValueChange={(symbol) => changeFilter({ symbol: symbol === EVERY ? '' : symbol })}
        options={[
          { value: EVERY, label: t('orders.anyMarket') },
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
