import { useTranslation } from 'react-i18next';
import { useQuotes } from '@/data/queries/quotes';
import { decimalsForPrice, type Numeric } from '@/domain/number-format';
import { useFormats } from '@/i18n/use-formats';

/** Shown of amounts; the exchange counts with all it has. */
const MOST_DECIMALS = 8;

/** Writes the figures of options with the precision of their markets. */
export function useOptionTexts() {
  const { t } = useTranslation('options');
  const format = useFormats();
  const bySymbol = useQuotes().data?.bySymbol;
  const amount = (value: Numeric) => {
    const exact = format.upTo(value, MOST_DECIMALS);
    const cents = format.fixed(value, 2);
    // Whole cents look like money; what is finer is not hidden.
    return cents.length > exact.length ? cents : exact;
  };
  return {
    format,
    amount,
    price: (value: Numeric, symbol: string) =>
      format.fixed(value, bySymbol?.get(symbol)?.price_decimals ?? decimalsForPrice(value)),
    money: (value: Numeric, asset: string) => `${amount(value)} ${asset}`,
    /** 60 → `1 min`, 30 → `30 s`. */
    duration: (seconds: number) =>
      seconds % 60 === 0 ? t('minutes', { number: seconds / 60 }) : t('seconds', { number: seconds }),
  };
}
