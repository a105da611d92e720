import { useCallback, useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { reportFailure, reportSuccess } from '../outcome';
import { copyText } from '../parts/copy';

/** Copies links, and has the one that could not be copied, which is then shown in a LinkField. */
export function useLink() {
  const { t } = useTranslation('room');
  const [link, setLink] = useState<string | null>(null);
  /** Says `done`, or how the link can be copied by hand. */
  const copyLink = useCallback(
    async (address: string, done: string) => {
      const isCopied = await copyText(address);
      setLink(isCopied ? null : address);
      if (isCopied) reportSuccess(done);
      else reportFailure(t('copyFailed'));
    },
    [t],
  );
  return { link, copyLink };
}
