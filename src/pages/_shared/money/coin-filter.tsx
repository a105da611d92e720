import { useMemo } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { SelectField } from '@/ui/forms/select-field';
import { type LoadFailureProps, PartFailure } from '../load-failure';

/** Value for all coins in the select. */
const ALL = '0';

export interface CoinFilterProps {
  texts: {
    readonly title: string;
    readonly all: string;
    readonly search: string;
    /** Shown when no coin has the searched name. */
    readonly none: string;
  };
  /** Undefined until `query` has loaded them. */
  coins: readonly { readonly id: number; readonly name: string }[] | undefined;
  query: LoadFailureProps['query'] & { readonly isError: boolean };
  /** Id of the chosen coin; undefined for all. */
  value: number | undefined;
  onValueChange: (coin: number | undefined) => void;
}

/** Chooses one coin or all of them, from a searchable list. */
export function CoinFilter({ texts, coins, query, value, onValueChange }: CoinFilterProps) {
  const { t } = useTranslation(['common', 'errors']);
  const options = useMemo(
    () => [
      { value: ALL, label: texts.all },
      ...(coins ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
    ],
    [coins, texts.all],
  );
  return (
    <SelectField
      inline
      title={texts.title}
      closeLabel={t('common:close')}
      placeholder={texts.title}
      options={options}
      value={String(value ?? ALL)}
      onValueChange={(coin) => onValueChange(coin === ALL ? undefined : Number(coin))}
      notice={query.isError && !coins && <PartFailure title={t('errors:parts.coins')} query={query} />}
      search={{
        label: texts.search,
        placeholder: texts.search,
        clearLabel: t('common:clear'),
        emptyTitle: texts.none,
      }}
    />
  );
}
