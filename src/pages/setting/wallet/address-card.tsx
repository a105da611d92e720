import { Pencil, QrCode } from 'lucide-react';
import type { WalletAddress } from '@/data/payout/queries';
import { useTranslation } from '@/i18n/use-translation';
import { path, shell } from '@/lib/shell-port';
import { IconButton } from '@/ui/actions/icon-button';
import { Badge } from '@/ui/display/badge';
import { CoinIcon } from '@/ui/display/coin-icon';
import { Card } from '@/ui/layout/card';
import { Text } from '@/ui/text/text';
import { CopyButton } from '../../_shared/copy-button';
import { networkName } from '../../_shared/payout/names';
import { useMemoName } from '../../_shared/payout/use-memo-name';
import styles from './wallet.module.css';

/** One saved address in full, for comparing and copying. */
export function AddressCard({ row, onShow }: { row: WalletAddress; onShow: () => void }) {
  const { t } = useTranslation('payout');
  const name = row.label || row.name;
  const memoName = useMemoName(row.type);
  return (
    <Card className={styles.card}>
      <div className={styles.head}>
        <CoinIcon symbol={row.name} size={28} />
        <div className={styles.names}>
          <Text weight="medium" truncate>
            {name}
          </Text>
          <Text size="caption" tone="secondary" truncate>
            {row.name}
          </Text>
        </div>
        {row.type && <Badge>{networkName(row.type)}</Badge>}
      </div>
      <p className={styles.address}>{row.address}</p>
      {row.memo && (
        <p className={styles.address}>
          <Text size="small" tone="secondary">
            {memoName}
          </Text>{' '}
          {row.memo} <CopyButton text={row.memo} label={t('book.copyWhat', { what: memoName })} />
        </p>
      )}
      <div className={styles.tools}>
        <CopyButton text={row.address} label={t('book.copy', { name })} />
        <IconButton
          label={t('book.showQr', { name })}
          icon={<QrCode size={18} strokeWidth={1.75} aria-hidden />}
          onClick={onShow}
        />
        <IconButton
          label={t('book.edit', { name })}
          icon={<Pencil size={18} strokeWidth={1.75} aria-hidden />}
          onClick={() => shell().go(path('/pages/setting/addWallet', { id: row.id }))}
        />
      </div>
    </Card>
  );
}
