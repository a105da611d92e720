import { useMemo } from 'react';
import type { SwapPrices } from '@/domain/exchange/swap';
import { MONEY_DECIMALS, type Money } from '@/domain/money/money';
import { useFormats } from '@/i18n/use-formats';
import { useRateText } from '../_shared/rate-text';

/** A coin which the exchange offers. */
export interface Coin {
  readonly id: number;
  readonly name: string;
}

export interface CoinPair {
  readonly from: Coin;
  readonly to: Coin;
}

/** Formats amounts and rates of this page. */
export function useSwapTexts({ from, to }: CoinPair) {
  const format = useFormats();
  const rateText = useRateText();
  return useMemo(() => {
    const amount = (value: Money, { name }: Coin) => `${format.upTo(value, MONEY_DECIMALS)} ${name}`;
    return {
      given: (value: Money) => amount(value, from),
      received: (value: Money) => amount(value, to),
      percent: (value: Money | string) => format.upTo(value, 4),
      rate: (prices: SwapPrices) => rateText(prices, from.name, to.name),
    };
  }, [format, rateText, from, to]);
}
