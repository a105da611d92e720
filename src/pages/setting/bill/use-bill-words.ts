import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Bill } from '@/data/queries/membership';
import { accountLogWord } from '@/domain/account-log';

/** What a bill was for, in words; the server's where its code is newer than this app. */
export function useBillWords(): (bill: Pick<Bill, 'type' | 'info'>) => string {
  const { t } = useTranslation('assets');
  return useCallback(
    ({ type, info }) => {
      const word = accountLogWord(type);
      return word ? t(`type.${word}`) : info;
    },
    [t],
  );
}
