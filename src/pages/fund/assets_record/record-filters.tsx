import { useMemo } from 'react';
import { useCurrencies } from '@/data/market/quotes';
import { useTranslation } from '@/i18n/use-translation';
import { Chip, ChipRow } from '@/ui/actions/chip';
import { SelectField } from '@/ui/forms/select-field';
import { PartFailure } from '../../_shared/load-failure';
import { ACCOUNT_ORDER } from '../../_shared/money/accounts';
import type { RecordFilterState } from './record-filter';
import styles from './record-filters.module.css';

/** Value for all coins in the select. */
const ALL = '0';

/** Chips for the few accounts, and a searchable list for the many coins. */
export function RecordFilters({ filter }: { filter: RecordFilterState }) {
  const { t } = useTranslation(['assets', 'common']);
  return (
    <div className={styles.filters}>
      <CoinField filter={filter} />
      <div className={styles.accounts}>
        <ChipRow label={t('record.account')}>
          <Chip selected={!filter.account} onClick={() => filter.change({ account: undefined })}>
            {t('record.allAccounts')}
          </Chip>
          {ACCOUNT_ORDER.map((kind) => (
            <Chip key={kind} selected={filter.account === kind} onClick={() => filter.change({ account: kind })}>
              {t(`accounts.${kind}`)}
            </Chip>
          ))}
        </ChipRow>
      </div>
    </div>
  );
}

function CoinField({ filter }: { filter: RecordFilterState }) {
  const { t } = useTranslation(['assets', 'common', 'errors']);
  const currencies = useCurrencies();
  const coins = currencies.data?.currency;
  const options = useMemo(
    () => [
      { value: ALL, label: t('record.allCoins') },
      ...(coins ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
    ],
    [coins, t],
  );
  return (
    <SelectField
      inline
      title={t('record.coin')}
      closeLabel={t('common:close')}
      placeholder={t('record.coin')}
      options={options}
      value={String(filter.currency ?? ALL)}
      onValueChange={(value) => filter.change({ currency: value === ALL ? undefined : Number(value) })}
      notice={currencies.isError && !coins && <PartFailure title={t('errors:parts.coins')} query={currencies} />}
      search={{
        label: t('record.searchCoin'),
        placeholder: t('record.searchCoin'),
        clearLabel: t('common:clear'),
        emptyTitle: t('record.noCoin'),
      }}
    />
  );
}
