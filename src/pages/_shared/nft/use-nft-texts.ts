import { useMemo } from 'react';
import { MONEY_DECIMALS } from '@/domain/money/decimals';
import type { Money } from '@/domain/money/money';
import { useFormats } from '@/i18n/use-formats';

/** Formats prices of artworks with all booked decimals. */
export function useNftTexts() {
  const format = useFormats();
  return useMemo(
    () => ({
      format,
      amount: (value: Money | string | number, coin: string) => `${format.upTo(value, MONEY_DECIMALS)} ${coin}`,
    }),
    [format],
  );
}
