import { useMemo } from 'react';
import { YEAR_DAYS } from '@/domain/lockup/lockup';
import { Decimal, MONEY_DECIMALS, type Money, type Money as Numeric } from '@/domain/money/money';
import { useFormats } from '@/i18n/use-formats';

const PERCENT_DECIMALS = 2;

/** Formats amounts and rates of lock-up deposits. */
export function useLockTexts() {
  const format = useFormats();
  return useMemo(() => {
    const percent = (value: Numeric | string) => format.rate(value, PERCENT_DECIMALS);
    return {
      format,
      /** With all booked decimals. */
      amount: (value: Money | string, asset: string) => `${format.upTo(value, MONEY_DECIMALS)} ${asset}`,
      /** `value` is in percent. */
      percent,
      /** Yearly rate of a daily rate, both in percent, without compounding. */
      yearly: (dayPercent: string) => percent(new Decimal(dayPercent).mul(YEAR_DAYS)),
    };
  }, [format]);
}
