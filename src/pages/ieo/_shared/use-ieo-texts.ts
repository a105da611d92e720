import { useMemo } from 'react';
import type { Numeric } from '@/domain/number-format';
import { useFormats } from '@/i18n/use-formats';

const DECIMALS = 8;

/** How amounts and instants of subscriptions are written. */
export function useIeoTexts() {
  const format = useFormats();
  return useMemo(
    () => ({
      format,
      /** With every digit the books have. */
      amount: (value: Numeric, asset: string) => `${format.upTo(value, DECIMALS)} ${asset}`,
      percent: (value: Numeric) => format.rate(value, 2),
    }),
    [format],
  );
}
