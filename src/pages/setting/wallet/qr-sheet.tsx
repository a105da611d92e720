import { useTranslation } from 'react-i18next';
import { backend } from '@/data/backend';
import type { WalletAddress } from '@/data/queries/payout';
import { QrCode } from '@/ui/media/qr-code';
import { Sheet } from '@/ui/overlays/sheet';
import { useMemoName } from '../../_shared/payout/use-memo-name';
import styles from './wallet.module.css';

/** The picture that was uploaded with an address. Closed without one. */
export function QrSheet({ row, onClose }: { row: WalletAddress | null; onClose: () => void }) {
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
            // Servers that keep no picture: the code says no more than the address.
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
