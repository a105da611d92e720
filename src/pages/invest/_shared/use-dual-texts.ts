import { useMemo } from 'react';
import type { DualSide, DualType } from '@/domain/dual';
import type { Money } from '@/domain/money';
import { decimalsForPrice } from '@/domain/number-format';
import { useFormats } from '@/i18n/use-formats';

const COIN_DECIMALS = 8;
const PERCENT_DECIMALS = 2;
const USDT = 'USDT';

/** The coin a purchase is paid with. */
export const paidWith = (type: DualType, coin: string): string => (type === 'call' ? coin : USDT);
/** The coin a settlement on one side pays. */
export const paidIn = (side: DualSide, coin: string): string => (side === 'below' ? coin : USDT);

/** How prices, amounts and rates of dual investments are written. */
export function useDualTexts() {
  const format = useFormats();
  return useMemo(
    () => ({
      format,
      /** Reference prices are round, and say so. */
      price: (value: Money | string) => format.upTo(value, decimalsForPrice(value)),
      amount: (value: Money | string, asset: string) =>
        `${asset === USDT ? format.fixed(value) : format.upTo(value, COIN_DECIMALS)} ${asset}`,
      /** Already in percent. */
      percent: (value: Money | string) => format.rate(value, PERCENT_DECIMALS),
    }),
    [format],
  );
}
