import { Plus, WalletCards } from 'lucide-react';
import { useState } from 'react';
import { backend } from '@/data/api/backend';
import { useAddressBook, type WalletAddress } from '@/data/payout/queries';
import { useTranslation } from '@/i18n/use-translation';
import { path, shell } from '@/lib/shell-port';
import { Button } from '@/ui/actions/button';
import { IconButton } from '@/ui/actions/icon-button';
import { EmptyState } from '@/ui/feedback/states';
import { Page } from '@/ui/layout/page';
import { QrCode } from '@/ui/media/qr-code';
import { Sheet } from '@/ui/overlays/sheet';
import { BackBar } from '../../_shared/back-bar';
import { ListStates } from '../../_shared/list/list-states';
import { useMemoName } from '../../_shared/payout/use-memo-name';
import { AddressCard } from './address-card';
import styles from './wallet.module.css';

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

/** QR code of an address, as uploaded with it. Without a row the sheet is closed. */
function QrSheet({ row, onClose }: { row: WalletAddress | null; onClose: () => void }) {
  const { t } = useTranslation(['payout', 'common']);
  const memoName = useMemoName(row?.type);
  const name = row ? row.label || row.name : '';
  return (
    <Sheet
      open={row !== null}
      onOpenChange={(open) => !open && onClose()}
      title={t('book.qr')}
      closeLabel={t('common:close')}
    >
      {row && (
        <figure className={styles.figure}>
          {row.qrcode ? (
            <img className={styles.picture} src={backend().assetUrl(row.qrcode)} alt={t('book.qrOf', { name })} />
          ) : (
            // Servers which keep no picture: a generated code contains the same address.
            <QrCode value={row.address} label={t('book.qrOf', { name })} />
          )}
          <figcaption className={styles.address}>
            {row.address}
            {row.memo && (
              <p>
                {memoName}: {row.memo}
              </p>
            )}
          </figcaption>
        </figure>
      )}
    </Sheet>
  );
}
