import { useMemo } from 'react';
import { MONEY_DECIMALS, type Money } from '@/domain/money/money';
import { useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';
import { CoinIcon } from '@/ui/display/coin-icon';
import { SelectField } from '@/ui/forms/select-field';
import type { Coin } from './texts';

export interface CoinFieldProps {
  title: string;
  coins: readonly Coin[];
  value: Coin;
  onChange: (id: number) => void;
  availableOf: (id: number) => Money;
}

/** Select for the coin of an amount. The list shows the available balances, coins with a balance first. */
export function CoinField({ title, coins, value, onChange, availableOf }: CoinFieldProps) {
  const { t } = useTranslation(['exchange', 'common']);
  const format = useFormats();
  const options = useMemo(() => {
    const held = (id: number) => Number(availableOf(id).gt(0));
    return [...coins]
      .sort((a, b) => held(b.id) - held(a.id))
      .map(({ id, name }) => ({
        value: String(id),
        label: name,
        leading: <CoinIcon symbol={name} size={24} />,
        trailing: held(id) ? format.upTo(availableOf(id), MONEY_DECIMALS) : undefined,
      }));
  }, [coins, availableOf, format]);
  return (
    <SelectField
      inline
      title={title}
      closeLabel={t('common:close')}
      placeholder={title}
      options={options}
      value={String(value.id)}
      onValueChange={(id) => onChange(Number(id))}
      search={{
        label: t('searchCoin'),
        placeholder: t('searchCoin'),
        clearLabel: t('common:clear'),
        emptyTitle: t('noCoin'),
      }}
    />
  );
}
