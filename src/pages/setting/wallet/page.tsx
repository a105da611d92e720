import { Plus, WalletCards } from 'lucide-react';
import { useState } from 'react';
import { useAddressBook, type WalletAddress } from '@/data/queries/payout';
import { useTranslation } from '@/i18n/use-translation';
import { path, shell } from '@/lib/shell-port';
import { Button } from '@/ui/actions/button';
import { IconButton } from '@/ui/actions/icon-button';
import { EmptyState } from '@/ui/feedback/states';
import { Page } from '@/ui/layout/page';
import { BackBar } from '../../_shared/back-bar';
import { ListStates } from '../../_shared/list/list-states';
import { AddressCard } from './address-card';
import { QrSheet } from './qr-sheet';

const add = () => shell().go(path('/pages/setting/addWallet'));

/** Saved withdrawal addresses, which can be copied, shown as a QR code and edited. */
export default function WalletPage() {
  const { t } = useTranslation('payout');
  return (
    <Page
      header={
        <BackBar
          title={t('book.title')}
          actions={
            <IconButton label={t('book.add')} icon={<Plus size={22} strokeWidth={1.75} aria-hidden />} onClick={add} />
          }
        />
      }
    >
      <Addresses />
    </Page>
  );
}

function Addresses() {
  const { t } = useTranslation('payout');
  const book = useAddressBook();
  const [shown, setShown] = useState<WalletAddress | null>(null);
  const empty = (
    <EmptyState
      icon={<WalletCards size={30} strokeWidth={1.5} aria-hidden />}
      title={t('book.empty')}
      hint={t('book.emptyHint')}
      action={
        <Button variant="primary" onClick={add}>
          {t('book.add')}
        </Button>
      }
    />
  );
  return (
    <ListStates query={book} failed={t('book.failed')} empty={empty} rows={5} leading>
      {(list) => (
        <>
          {list.map((row) => (
            <AddressCard key={row.id} row={row} onShow={() => setShown(row)} />
          ))}
          <QrSheet row={shown} onClose={() => setShown(null)} />
        </>
      )}
    </ListStates>
  );
}
