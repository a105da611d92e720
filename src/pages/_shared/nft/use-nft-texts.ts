import { useMemo } from 'react';
import type { Money } from '@/domain/money/money';
import { useFormats } from '@/i18n/use-formats';

const COIN_DECIMALS = 8;

/** Formats prices of artworks with all booked decimals. */
export function useNftTexts() {
  const format = useFormats();
  return useMemo(
    () => ({
      format,
      amount: (value: Money | string | number, coin: string) => `${format.upTo(value, COIN_DECIMALS)} ${coin}`,
    }),
    [format],
  );
}
