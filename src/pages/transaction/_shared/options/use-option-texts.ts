import { useQuotes } from '@/data/market/quotes';
import { decimalsForPrice, type Numeric } from '@/domain/money/number-format';
import { useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';
import { exactAmount } from '../../../_shared/money/exact';

/** Formats figures of options with the precision of their markets. */
export function useOptionTexts() {
  const { t } = useTranslation('options');
  const format = useFormats();
  const bySymbol = useQuotes().data?.bySymbol;
  const amount = (value: Numeric) => exactAmount(format, value);
  return {
    format,
    amount,
    price: (value: Numeric, symbol: string) =>
      format.fixed(value, bySymbol?.get(symbol)?.price_decimals ?? decimalsForPrice(value)),
    money: (value: Numeric, asset: string) => `${amount(value)} ${asset}`,
    /** `1 min` for 60, `30 s` for 30. */
    duration: (seconds: number) =>
      seconds % 60 === 0 ? t('minutes', { number: seconds / 60 }) : t('seconds', { number: seconds }),
  };
}
