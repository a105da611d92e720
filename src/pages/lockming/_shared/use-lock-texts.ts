import { useMemo } from 'react';
import { YEAR_DAYS } from '@/domain/lockup';
import { Decimal, type Money, type Money as Numeric } from '@/domain/money';
import { useFormats } from '@/i18n/use-formats';

const COIN_DECIMALS = 8;
const PERCENT_DECIMALS = 2;

/** How amounts and rates of deposits are written. */
export function useLockTexts() {
  const format = useFormats();
  return useMemo(() => {
    const percent = (value: Numeric | string) => format.rate(value, PERCENT_DECIMALS);
    return {
      format,
      /** With every digit the books have. */
      amount: (value: Money | string, asset: string) => `${format.upTo(value, COIN_DECIMALS)} ${asset}`,
      /** Already in percent. */
      percent,
      /** What percent a day are in a year. */
      yearly: (dayPercent: string) => percent(new Decimal(dayPercent).mul(YEAR_DAYS)),
    };
  }, [format]);
}
