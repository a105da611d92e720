import { useMemo } from 'react';
import { useRechargeTerms } from '@/data/recharge/queries';
import { useTranslation } from '@/i18n/use-translation';
import { Chip, ChipRow } from '@/ui/actions/chip';
import { SelectField } from '@/ui/forms/select-field';
import { PartFailure } from '../../_shared/load-failure';
import { type RecordFilterState, STATES } from './record-filter';
import styles from './record-filters.module.css';

/** Value for all coins in the select. */
const ALL = '0';

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
  const { t } = useTranslation(['recharge', 'common', 'errors']);
  const terms = useRechargeTerms();
  const coins = terms.data?.coins;
  const options = useMemo(
    () => [
      { value: ALL, label: t('records.allCoins') },
      ...(coins ?? []).map(({ currency_id, name }) => ({ value: String(currency_id), label: name })),
    ],
    [coins, t],
  );
  return (
    <SelectField
      inline
      title={t('records.coin')}
      closeLabel={t('common:close')}
      placeholder={t('records.coin')}
      options={options}
      value={String(filter.coin ?? ALL)}
      onValueChange={(value) => filter.change({ coin: value === ALL ? undefined : Number(value), id: undefined })}
      notice={terms.isError && !coins && <PartFailure title={t('errors:parts.coins')} query={terms} />}
      search={{
        label: t('records.searchCoin'),
        placeholder: t('records.searchCoin'),
        clearLabel: t('common:clear'),
        emptyTitle: t('records.noCoin'),
      }}
    />
  );
}
