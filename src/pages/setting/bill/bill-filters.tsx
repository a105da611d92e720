import { useMemo } from 'react';
import { useCurrencies } from '@/data/market/quotes';
import { BILL_KINDS, type BillKind } from '@/domain/accounts/bills';
import { useTranslation } from '@/i18n/use-translation';
import { Chip, ChipRow } from '@/ui/actions/chip';
import { SelectField } from '@/ui/forms/select-field';
import { PartFailure } from '../../_shared/load-failure';
import { PERIODS } from './bill-filter';
import styles from './bill-filters.module.css';
import type { BillFilterState } from './use-bill-filter';

/** Value for all in a select. */
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
      <ChipRow label={t('periodLabel')}>
        <Chip selected={!filter.period} onClick={() => filter.change({ period: undefined })}>
          {t('period.all')}
        </Chip>
        {PERIODS.map((period) => (
          <Chip key={period} selected={filter.period === period} onClick={() => filter.change({ period })}>
            {t(`period.${period}`)}
          </Chip>
        ))}
      </ChipRow>
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
  const { t } = useTranslation(['bills', 'common', 'errors']);
  const currencies = useCurrencies();
  const coins = currencies.data?.currency;
  const options = useMemo(
    () => [
      { value: ALL, label: t('allCoins') },
      ...(coins ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
    ],
    [coins, t],
  );
  return (
    <SelectField
      inline
      title={t('coin')}
      closeLabel={t('common:close')}
      placeholder={t('coin')}
      options={options}
      value={String(filter.currency ?? ALL)}
      onValueChange={(value) => filter.change({ currency: value === ALL ? undefined : Number(value) })}
      notice={currencies.isError && !coins && <PartFailure title={t('errors:parts.coins')} query={currencies} />}
      search={{
        label: t('searchCoin'),
        placeholder: t('searchCoin'),
        clearLabel: t('common:clear'),
        emptyTitle: t('noCoin'),
      }}
    />
  );
}
