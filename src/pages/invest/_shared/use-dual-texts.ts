import { useMemo } from 'react';
import type { DualProduct } from '@/data/dual/queries';
import type { DualSide, DualType } from '@/domain/dual/dual';
import { MONEY_DECIMALS } from '@/domain/money/decimals';
import type { Money } from '@/domain/money/money';
import { decimalsForPrice } from '@/domain/money/number-format';
import { useFormats } from '@/i18n/use-formats';

const PERCENT_DECIMALS = 2;
const USDT = 'USDT';

/** Coin which pays for a purchase. */
export const paidWith = (type: DualType, coin: string): string => (type === 'call' ? coin : USDT);
/** Coin of the payout on one side of the reference price. */
export const paidIn = (side: DualSide, coin: string): string => (side === 'below' ? coin : USDT);

/** Formats prices, amounts and rates of dual investments. */
export function useDualTexts() {
  const format = useFormats();
  return useMemo(
    () => ({
      format,
      /** Reference prices are round, so trailing zeros are omitted. */
      price: (value: Money | string) => format.upTo(value, decimalsForPrice(value)),
      /** With all booked decimals. */
      amount: (value: Money | string, asset: string) => `${format.upTo(value, MONEY_DECIMALS)} ${asset}`,
      /** An expected amount, in USDT with two decimals. */
      rough: (value: Money | string, asset: string) =>
        `${asset === USDT ? format.fixed(value) : format.upTo(value, MONEY_DECIMALS)} ${asset}`,
      /** `value` is in percent. */
      percent: (value: Money | string) => format.rate(value, PERCENT_DECIMALS),
      /** When shares mature; if the server's day is not a date, it is shown as sent. */
      maturity: ({ maturesMs, end_time }: Pick<DualProduct, 'maturesMs' | 'end_time'>, write = format.dateTime) =>
        maturesMs === null ? end_time : write(maturesMs),
    }),
    [format],
  );
}
