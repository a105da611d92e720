import { useTranslation } from 'react-i18next';
import { isApiError } from '@/data/api-error';
import type { OtcOrder } from '@/data/queries/otc';
import { isUncertain, repeatsSafely } from '@/data/repeat';
import { OTC_BUY } from '@/domain/otc';
import { useFormats } from '@/i18n/use-formats';

export function useOtcWords() {
  const { t } = useTranslation(['otc', 'errors']);
  const formats = useFormats();
  return {
    usdt: (number: string) => formats.upTo(number, 8),
    fiat: (amount: string, code: string, decimals: number) => `${formats.fixed(amount, decimals)} ${code}`,
    price: (price: string, code: string) => `${formats.upTo(price, 3)} ${code}`,
    name: ({ side, number }: OtcOrder) => t(side === OTC_BUY ? 'bought' : 'sold', { number: formats.upTo(number, 8) }),
    /** Why a call failed; null where the shell says it. */
    failure(error: Error): string | null {
      if (isApiError(error, 'session_invalid') || isApiError(error, 'verification_needed')) return null;
      if (isApiError(error, 'refused') && error.message !== '') return error.message;
      return t(isUncertain(error) && repeatsSafely() ? 'errors:unsureSafe' : 'errors:unsure');
    },
  };
}
