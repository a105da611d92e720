import { useCallback } from 'react';
import type { Bill } from '@/data/membership/queries';
import { accountLogWord } from '@/domain/accounts/account-log';
import { useTranslation } from '@/i18n/use-translation';

/** Returns a function that names the reason of an entry; for a code unknown to this app, by the server's text. */
export function useBillTexts(): (bill: Pick<Bill, 'type' | 'info'>) => string {
  const { t } = useTranslation('assets');
  return useCallback(
    ({ type, info }) => {
      const word = accountLogWord(type);
      return word ? t(`type.${word}`) : info;
    },
    [t],
  );
}
