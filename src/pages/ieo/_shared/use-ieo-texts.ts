import { useMemo } from 'react';
import { MONEY_DECIMALS } from '@/domain/money/decimals';
import type { Numeric } from '@/domain/money/number-format';
import { useFormats } from '@/i18n/use-formats';

/** Formats amounts of subscriptions. */
export function useIeoTexts() {
  const format = useFormats();
  return useMemo(
    () => ({
      format,
      /** With all booked decimals. */
      amount: (value: Numeric, asset: string) => `${format.upTo(value, MONEY_DECIMALS)} ${asset}`,
      percent: (value: Numeric) => format.rate(value, 2),
    }),
    [format],
  );
}
