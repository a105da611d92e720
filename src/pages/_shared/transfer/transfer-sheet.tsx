import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import type { AccountKind } from '@/contract/account-kinds';
import { useSignedIn } from '@/data/session/session';
import { readHoldings } from '@/data/wallet/portfolio-value';
import { walletsQuery } from '@/data/wallet/wallets';
import type { Money } from '@/domain/money/money';
import { useTranslation } from '@/i18n/use-translation';
import { shell } from '@/lib/shell-port';
import { Button } from '@/ui/actions/button';
import { SkeletonList } from '@/ui/feedback/skeleton';
import { EmptyState } from '@/ui/feedback/states';
import { Sheet } from '@/ui/overlays/sheet';
import { FailureState } from '../load-failure';
import { missingAmountOf, sourcesOf, type TransferAsset } from './sources';
import { TransferForm } from './transfer-form';

/** Page for deposits; not every build has it. */
const ADD_FUNDS = '/pages/fund/select';

/** Shown if no other account holds the asset, so that only a deposit helps. */
function NothingToMove({ asset }: { asset: string }) {
  const { t } = useTranslation('transfer');
  return (
    <EmptyState
      title={t('nothing', { asset })}
      hint={t('nothingHint')}
      action={shell().isScreen(ADD_FUNDS) && <Button onClick={() => shell().go(ADD_FUNDS)}>{t('addFunds')}</Button>}
    />
  );
}

export interface TransferSheetProps {
  open: boolean;
  onClose: () => void;
  asset: TransferAsset;
  /** The receiving account. */
  to: AccountKind;
  /** Total balance which the receiving account needs. The form begins with the missing part of it. */
  needed?: Money | undefined;
  /** What moving an amount would change, shown below the balances. */
  effectOf?: (amount: Money) => ReactNode;
  /** Called after a successful transfer, when the sheet closes itself. */
  onDone?: () => void;
}

/** Transfers money into an account from another account of the user, without leaving the order form. */
export function TransferSheet(props: TransferSheetProps) {
  // The texts of the sheet are loaded separately; Suspense keeps the screen from waiting for them.
  return (
    <Suspense>
      <TheSheet {...props} />
    </Suspense>
  );
}

function TheSheet({ open, onClose, asset, to, needed, effectOf, onDone }: TransferSheetProps) {
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
        {...(effectOf && { effectOf })}
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
  ...form
}: Pick<TransferSheetProps, 'asset' | 'to' | 'needed' | 'effectOf'> & { onDone: () => void }) {
  const { t } = useTranslation(['transfer', 'common']);
  const wallets = useQuery({ ...walletsQuery, select: readHoldings, enabled: useSignedIn() });
  if (wallets.isError && !wallets.data) return <FailureState title={t('failed')} query={wallets} />;
  if (!wallets.data) return <SkeletonList rows={3} label={t('common:loading')} />;
  const { accounts } = wallets.data;
  const sources = sourcesOf(accounts, to, asset.currencyId);
  const target = { kind: to, ...missingAmountOf(accounts, to, asset.currencyId, needed) };
  if (sources.length === 0) return <NothingToMove asset={asset.name} />;
  return <TransferForm asset={asset} sources={sources} target={target} {...form} />;
}
