import { backend } from '@/data/api/backend';
import type { WalletAddress } from '@/data/queries/payout';
import { useTranslation } from '@/i18n/use-translation';
import { QrCode } from '@/ui/media/qr-code';
import { Sheet } from '@/ui/overlays/sheet';
import { useMemoName } from '../../_shared/payout/use-memo-name';
import styles from './wallet.module.css';

/** QR code of an address, as uploaded with it. Without a row the sheet is closed. */
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
