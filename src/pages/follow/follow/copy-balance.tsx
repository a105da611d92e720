import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSignedIn } from '@/data/session/session';
import { readHoldings } from '@/data/wallet/portfolio-value';
import { walletsQuery } from '@/data/wallet/wallets';
import { ZERO } from '@/domain/money/money';
import { USDT } from '@/domain/money/usdt';
import { useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';
import { Button } from '@/ui/actions/button';
import { KeyValue } from '@/ui/display/key-value';
import { Num } from '@/ui/text/num';
import { TransferSheet } from '../../_shared/transfer/transfer-sheet';

/** Balance which pays for copies, with a link to a transfer. */
export function CopyBalance() {
  const { t } = useTranslation('copy');
  const format = useFormats();
  const [moving, setMoving] = useState(false);
  const wallets = useQuery({ ...walletsQuery, select: readHoldings, enabled: useSignedIn() });
  const account = wallets.data?.accounts.find(({ kind }) => kind === 'lever');
  const held = account?.coins.find(({ currencyId }) => currencyId === USDT.currencyId);
  return (
    <KeyValue label={t('form.means')}>
      <Num unit="USDT">{format.fixed(wallets.data ? (held?.available ?? ZERO) : null)}</Num>{' '}
      <Button size="sm" onClick={() => setMoving(true)}>
        {t('act.funds')}
      </Button>
      <TransferSheet open={moving} onClose={() => setMoving(false)} asset={USDT} to="lever" />
    </KeyValue>
  );
}
