import { useMemo } from 'react';
import { useRechargeTerms } from '@/data/recharge/queries';
import { useTranslation } from '@/i18n/use-translation';
import { FilterBar, FilterChips } from '../../_shared/list/filter-chips';
import { CoinFilter } from '../../_shared/money/coin-filter';
import { type RecordFilterState, STATES } from './record-filter';

/** Chips for the state, and a searchable list for the coin. */
export function RecordFilters({ filter }: { filter: RecordFilterState }) {
  const { t } = useTranslation('recharge');
  return (
    <FilterBar select={<CoinField filter={filter} />}>
      <FilterChips
        label={t('records.state')}
        all={t('records.states.all')}
        values={STATES}
        textOf={(state) => t(`records.states.${state}`)}
        value={filter.state}
        onValueChange={(state) => filter.change({ state, id: undefined })}
      />
    </FilterBar>
  );
}

function CoinField({ filter }: { filter: RecordFilterState }) {
  const { t } = useTranslation('recharge');
  const terms = useRechargeTerms();
  const coins = useMemo(() => terms.data?.coins.map(({ currency_id: id, name }) => ({ id, name })), [terms.data]);
  return (
    <CoinFilter
      texts={{
        title: t('records.coin'),
        all: t('records.allCoins'),
        search: t('records.searchCoin'),
        none: t('records.noCoin'),
      }}
      coins={coins}
      query={terms}
      value={filter.coin}
      onValueChange={(coin) => filter.change({ coin, id: undefined })}
    />
  );
}
