import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { AccountKind } from '@/contract/wallet';
import { readHoldings } from '@/data/portfolio';
import { walletsQuery } from '@/data/queries/wallet';
import { useSignedIn } from '@/data/session';
import type { Money } from '@/domain/money';
import { SkeletonList } from '@/ui/feedback/skeleton';
import { Sheet } from '@/ui/overlays/sheet';
import { FailureState } from '../load-failure';
import { NothingToMove } from './nothing-to-move';
import { lackOf, sourcesOf, type TransferAsset } from './sources';
import { TransferForm } from './transfer-form';

export interface TransferSheetProps {
  open: boolean;
  onClose: () => void;
  asset: TransferAsset;
  /** The account that needs it. */
  to: AccountKind;
  /** How much has to be in it altogether; the form begins with what is missing of that. */
  needed?: Money | undefined;
  /** Called after the money has moved, when the sheet closes by itself. */
  onDone?: () => void;
}

/** Moves money into an account from another one of the user, without leaving the order that needs it. */
export function TransferSheet(props: TransferSheetProps) {
  // Its words come after the screen's, which does not wait for them.
  return (
    <Suspense>
      <TheSheet {...props} />
    </Suspense>
  );
}

function TheSheet({ open, onClose, asset, to, needed, onDone }: TransferSheetProps) {
  const { t } = useTranslation(['transfer', 'common']);
  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t('title', { asset: asset.name })}
      closeLabel={t('common:close')}
    >
      <Body
        asset={asset}
        to={to}
        needed={needed}
        onDone={() => {
          onClose();
          onDone?.();
        }}
      />
    </Sheet>
  );
}

function Body({
  asset,
  to,
  needed,
  onDone,
}: Pick<TransferSheetProps, 'asset' | 'to' | 'needed'> & { onDone: () => void }) {
  const { t } = useTranslation(['transfer', 'common']);
  const wallets = useQuery({ ...walletsQuery, select: readHoldings, enabled: useSignedIn() });
  if (wallets.isError && !wallets.data) return <FailureState title={t('failed')} query={wallets} />;
  if (!wallets.data) return <SkeletonList rows={3} label={t('common:loading')} />;
  const { accounts } = wallets.data;
  const sources = sourcesOf(accounts, to, asset.currencyId);
  const target = { kind: to, ...lackOf(accounts, to, asset.currencyId, needed) };
  if (sources.length === 0) return <NothingToMove asset={asset.name} />;
  return <TransferForm asset={asset} sources={sources} target={target} onDone={onDone} />;
}
