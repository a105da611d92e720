import type { Pair } from '@/data/market/quotes';
import { useTranslation } from '@/i18n/use-translation';
import { CoinIcon } from '@/ui/display/coin-icon';
import { SelectField } from '@/ui/forms/select-field';

/** Value for all markets: the select needs a non-empty value, and no market has this name. */
const EVERY = '*';

export interface MarketFilterProps {
  pairs: readonly Pair[];
  title: string;
  /** Label of the choice without a filter. */
  every: string;
  /** Symbol of the market; '' for all markets. */
  value: string;
  onValueChange: (symbol: string) => void;
}

/** The choice of one market. Most exchanges write a market without the slash, so it is also found that way. */
export const marketOption = ({ symbol, full_name = '', currency_name: base, legal_name: quote }: Pair) => ({
  value: symbol,
  label: symbol,
  leading: <CoinIcon symbol={symbol} size={20} />,
  keywords: `${full_name} ${base}${quote} ${base}-${quote}`,
});

/** Filters a list of orders by market, with a search. */
export function MarketFilter({ pairs, title, every, value, onValueChange }: MarketFilterProps) {
  const { t } = useTranslation('trade');
  const isListed = value === '' || pairs.some(({ symbol }) => symbol === value);
  return (
    <SelectField
      inline
      title={title}
      placeholder={every}
      value={value || EVERY}
      onValueChange={(symbol) => onValueChange(symbol === EVERY ? '' : symbol)}
      options={[
        { value: EVERY, label: every },
        // The chosen market is named also while the quotes load, and after its delisting.
        ...(isListed ? [] : [{ value, label: value, leading: <CoinIcon symbol={value} size={20} /> }]),
        ...pairs.map(marketOption),
      ]}
      search={{
        label: t('pair.search'),
        placeholder: t('pair.search'),
        clearLabel: t('pair.clear'),
        emptyTitle: t('pair.nothing'),
      }}
    />
  );
}
