import { useMemo } from 'react';
import { useRechargeTerms } from '@/data/recharge/queries';
import { useTranslation } from '@/i18n/use-translation';
import { Chip, ChipRow } from '@/ui/actions/chip';
import { CoinFilter } from '../../_shared/money/coin-filter';
import { type RecordFilterState, STATES } from './record-filter';
import styles from './record-filters.module.css';

/** Chips for the state, and a searchable list for the coin. */
export function RecordFilters({ filter }: { filter: RecordFilterState }) {
  const { t } = useTranslation('recharge');
  const choose = (state: (typeof STATES)[number] | undefined) => filter.change({ state, id: undefined });
  return (
    <div className={styles.filters}>
      <CoinField filter={filter} />
      <div className={styles.states}>
        <ChipRow label={t('records.state')}>
          <Chip selected={!filter.state} onClick={() => choose(undefined)}>
            {t('records.states.all')}
          </Chip>
          {STATES.map((state) => (
            <Chip key={state} selected={filter.state === state} onClick={() => choose(state)}>
              {t(`records.states.${state}`)}
            </Chip>
          ))}
        </ChipRow>
      </div>
    </div>
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
