import { useMemo } from 'react';
import type { SwapPrices } from '@/domain/exchange/swap';
import { Decimal, type Money } from '@/domain/money/money';
import { useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';

const SIGNIFICANT = 8;
const MAX_DECIMALS = 8;

/** A rate in its readable direction: the price of one unit of the more valuable coin in the other one. */
export interface ReadableRate {
  readonly isOneGiven: boolean;
  readonly amount: Money;
  readonly decimals: number;
}

/**
 * Against USDT this is the market's price with all digits; between two other coins eight significant digits are enough.
 */
export function readableRate({ from, to }: SwapPrices): ReadableRate {
  const isOneGiven = from.gte(to);
  const amount = isOneGiven ? from.div(to) : to.div(from);
  const decimals = Math.min(MAX_DECIMALS, Math.max(2, SIGNIFICANT - Math.max(1, amount.e + 1)));
  return { isOneGiven, amount: amount.toDecimalPlaces(decimals, Decimal.ROUND_HALF_UP), decimals };
}

/** Formats a rate, such as `1 BTC = 60,000 USDT`, whichever of the two coins is given. */
export function useRateText() {
  const { t } = useTranslation('exchange');
  const format = useFormats();
  return useMemo(
    () => (prices: SwapPrices, from: string, to: string) => {
      const { isOneGiven, amount, decimals } = readableRate(prices);
      const [one, other] = isOneGiven ? [from, to] : [to, from];
      return t('rateText', { one, other, amount: format.upTo(amount, decimals) });
    },
    [t, format],
  );
}
