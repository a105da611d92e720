import { useCurrencies } from '@/data/market/quotes';
import { useTranslation } from '@/i18n/use-translation';
import { FilterBar, FilterChips } from '../../_shared/list/filter-chips';
import { ACCOUNT_ORDER } from '../../_shared/money/accounts';
import { CoinFilter } from '../../_shared/money/coin-filter';
import type { RecordFilterState } from './record-filter';

/** Chips for the few accounts, and a searchable list for the many coins. */
export function RecordFilters({ filter }: { filter: RecordFilterState }) {
  const { t } = useTranslation('assets');
  return (
    <FilterBar select={<CoinField filter={filter} />}>
      <FilterChips
        label={t('record.account')}
        all={t('record.allAccounts')}
        values={ACCOUNT_ORDER}
        textOf={(kind) => t(`accounts.${kind}`)}
        value={filter.account}
        onValueChange={(account) => filter.change({ account })}
      />
    </FilterBar>
  );
}

function CoinField({ filter }: { filter: RecordFilterState }) {
  const { t } = useTranslation('assets');
  const currencies = useCurrencies();
  return (
    <CoinFilter
      texts={{
        title: t('record.coin'),
        all: t('record.allCoins'),
        search: t('record.searchCoin'),
        none: t('record.noCoin'),
      }}
      coins={currencies.data?.currency}
      query={currencies}
      value={filter.currency}
      onValueChange={(currency) => filter.change({ currency })}
    />
  );
}
