import { useCurrencies } from '@/data/market/quotes';
import { useTranslation } from '@/i18n/use-translation';
import { Chip, ChipRow } from '@/ui/actions/chip';
import { ACCOUNT_ORDER } from '../../_shared/money/accounts';
import { CoinFilter } from '../../_shared/money/coin-filter';
import type { RecordFilterState } from './record-filter';
import styles from './record-filters.module.css';

/** Chips for the few accounts, and a searchable list for the many coins. */
export function RecordFilters({ filter }: { filter: RecordFilterState }) {
  const { t } = useTranslation('assets');
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
