import { useState } from 'react';
import { backend } from '@/data/api/backend';
import { useTranslation } from '@/i18n/use-translation';
import { Stack } from '@/ui/layout/stack';
import { Text } from '@/ui/text/text';
import styles from './voucher.module.css';

/** Uploaded pictures are paths or URLs; older servers may store plain text here. */
const PICTURE = /^(\/|https?:|data:image\/|blob:)/;

export function Voucher({ voucher }: { voucher: string }) {
  const { t } = useTranslation('recharge');
  const [gone, setGone] = useState(false);
  if (voucher === '') return null;
  const isPicture = PICTURE.test(voucher);
  return (
    <Stack gap={2}>
      <Text size="note" tone="secondary">
        {t('records.voucher')}
      </Text>
      {isPicture && !gone ? (
        <img
          className={styles.picture}
          src={backend().assetUrl(voucher)}
          alt={t('records.voucherOf')}
          onError={() => setGone(true)}
        />
      ) : (
        <Text tone="muted">{isPicture ? t('records.noVoucher') : voucher}</Text>
      )}
    </Stack>
  );
}
