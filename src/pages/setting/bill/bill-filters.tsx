import { useCurrencies } from '@/data/market/quotes';
import { BILL_KINDS, type BillKind } from '@/domain/accounts/bills';
import { useTranslation } from '@/i18n/use-translation';
import { SelectField } from '@/ui/forms/select-field';
import { FilterChips } from '../../_shared/list/filter-chips';
import { CoinFilter } from '../../_shared/money/coin-filter';
import { PERIODS } from './bill-filter';
import styles from './bill-filters.module.css';
import type { BillFilterState } from './use-bill-filter';

/** Value for all kinds in the select. */
const ALL = 'all';

/** Selects for kind and coin, which have many values, and chips for the period. */
export function BillFilters({ filter }: { filter: BillFilterState }) {
  const { t } = useTranslation('bills');
  return (
    <div className={styles.filters}>
      <div className={styles.lists}>
        <KindField filter={filter} />
        <CoinField filter={filter} />
      </div>
      <FilterChips
        label={t('periodLabel')}
        all={t('period.all')}
        values={PERIODS}
        textOf={(period) => t(`period.${period}`)}
        value={filter.period}
        onValueChange={(period) => filter.change({ period })}
      />
    </div>
  );
}

function KindField({ filter }: { filter: BillFilterState }) {
  const { t } = useTranslation(['bills', 'common']);
  const kinds: readonly (BillKind | typeof ALL)[] = [ALL, ...BILL_KINDS];
  return (
    <SelectField
      inline
      title={t('kindLabel')}
      closeLabel={t('common:close')}
      placeholder={t('kindLabel')}
      options={kinds.map((kind) => ({ value: kind, label: t(`kind.${kind}`) }))}
      value={filter.kind ?? ALL}
      onValueChange={(kind) => filter.change({ kind: kind === ALL ? undefined : kind })}
    />
  );
}

function CoinField({ filter }: { filter: BillFilterState }) {
  const { t } = useTranslation('bills');
  const currencies = useCurrencies();
  return (
    <CoinFilter
      texts={{ title: t('coin'), all: t('allCoins'), search: t('searchCoin'), none: t('noCoin') }}
      coins={currencies.data?.currency}
      query={currencies}
      value={filter.currency}
      onValueChange={(currency) => filter.change({ currency })}
    />
  );
}
