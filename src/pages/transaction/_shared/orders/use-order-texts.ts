import { useMemo } from 'react';
import { useQuotes } from '@/data/market/quotes';
import { MONEY_DECIMALS } from '@/domain/money/decimals';
import { decimalsForPrice, type Numeric } from '@/domain/money/number-format';
import { useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';
import type { OrderFigures } from './order-figures';

/**
 * Formats figures of orders with the precision of their markets. Returns the same object until language or markets
 * change.
 */
export function useOrderTexts() {
  const { t } = useTranslation('trade');
  const format = useFormats();
  const bySymbol = useQuotes().data?.bySymbol;
  return useMemo(() => {
    const price = (value: Numeric, symbol: string) =>
      format.fixed(value, bySymbol?.get(symbol)?.price_decimals ?? decimalsForPrice(value));
    const amount = (value: Numeric) => format.upTo(value, MONEY_DECIMALS);
    const withAsset = (value: Numeric, asset: string) => `${amount(value)} ${asset}`;
    return {
      format,
      price,
      amount,
      withAsset,
      /** Such as `Buy 0.5 BTC`, for confirmations. */
      sentence: ({ side, amount: whole, base }: OrderFigures) => `${t(side)} ${withAsset(whole, base)}`,
    };
  }, [t, format, bySymbol]);
}

export type OrderTexts = ReturnType<typeof useOrderTexts>;
