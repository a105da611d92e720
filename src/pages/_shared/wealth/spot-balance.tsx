import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSignedIn } from '@/data/session/session';
import { walletsQuery } from '@/data/wallet/wallets';
import type { Money } from '@/domain/money/money';
import { useTranslation } from '@/i18n/use-translation';
import { Button } from '@/ui/actions/button';
import { Row } from '@/ui/layout/stack';
import { Text } from '@/ui/text/text';
import { PartFailure } from '../load-failure';
import { TransferSheet } from '../transfer/transfer-sheet';

export interface SpotBalanceProps {
  /** Such as "Spot account: 10 USDT". */
  text: string;
  transferLabel: string;
  asset: { readonly currencyId: number; readonly name: string };
  /** Total balance which the spot account needs. */
  needed?: Money | undefined;
}

/** Error line in place of a balance which failed to load; nothing while it loads. */
export function BalanceFailure() {
  const { t } = useTranslation('errors');
  const wallets = useQuery({ ...walletsQuery, enabled: useSignedIn() });
  return wallets.isError && !wallets.data && <PartFailure title={t('parts.balance')} query={wallets} />;
}

/** Balance of the spot account, with a button for a transfer from another account. */
export function SpotBalance({ text, transferLabel, asset, needed }: SpotBalanceProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Row gap={2} justify="between" align="center" wrap>
        <Text size="small" tone="secondary">
          {text}
        </Text>
        <Button size="sm" variant="ghost" onClick={() => setOpen(true)}>
          {transferLabel}
        </Button>
      </Row>
      <TransferSheet open={open} onClose={() => setOpen(false)} asset={asset} to="change" needed={needed} />
    </>
  );
}
