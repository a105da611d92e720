import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useQuotes } from '@/data/queries/quotes';
import { decimalsForPrice, type Numeric } from '@/domain/number-format';
import { useFormats } from '@/i18n/use-formats';
import type { OrderFigures } from './order-figures';

/** Most decimals of an amount whose market is not on the list any more. */
const LEDGER_DECIMALS = 8;

/** Writes the figures of orders with the precision of their markets. The same object until one of them changes. */
export function useOrderTexts() {
  const { t } = useTranslation('trade');
  const format = useFormats();
  const bySymbol = useQuotes().data?.bySymbol;
  return useMemo(() => {
    const price = (value: Numeric, symbol: string) =>
      format.fixed(value, bySymbol?.get(symbol)?.price_decimals ?? decimalsForPrice(value));
    const amount = (value: Numeric) => format.upTo(value, LEDGER_DECIMALS);
    const withAsset = (value: Numeric, asset: string) => `${amount(value)} ${asset}`;
    return {
      format,
      price,
      amount,
      withAsset,
      /** `Buy 0.5 BTC`, for questions about an order. */
      sentence: ({ side, amount: whole, base }: OrderFigures) => `${t(side)} ${withAsset(whole, base)}`,
    };
  }, [t, format, bySymbol]);
}

export type OrderTexts = ReturnType<typeof useOrderTexts>;
