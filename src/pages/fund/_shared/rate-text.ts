import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Decimal, type Money } from '@/domain/money';
import type { SwapPrices } from '@/domain/swap';
import { useFormats } from '@/i18n/use-formats';

const SIGNIFICANT = 8;
const MOST_DECIMALS = 8;

/** A rate as people read it: what one unit of the dearer coin costs in the other. */
export interface ReadableRate {
  readonly isOneGiven: boolean;
  readonly amount: Money;
  readonly decimals: number;
}

/** Against USDT this is a market's own price, to the last digit; between two coins eight digits are plenty. */
export function readableRate({ from, to }: SwapPrices): ReadableRate {
  const isOneGiven = from.gte(to);
  const amount = isOneGiven ? from.div(to) : to.div(from);
  const decimals = Math.min(MOST_DECIMALS, Math.max(2, SIGNIFICANT - Math.max(1, amount.e + 1)));
  return { isOneGiven, amount: amount.toDecimalPlaces(decimals, Decimal.ROUND_HALF_UP), decimals };
}

/** Writes a rate: `1 BTC = 60,000 USDT`, whichever of the two is given. */
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
