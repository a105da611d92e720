import { useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { useStore } from '@/lib/stores/use-store';
import { QrCode } from '@/ui/media/qr-code';
import type { RoomHost } from '../connection/exchange';
import { Choice } from '../parts/choice';
import { LinkField } from '../parts/link-field';
import { Note } from '../parts/parts';
import styles from './rail.module.css';

const QR_SIZE = 152;

/** The Node host that this room steers, and the code with which another device comes to it. */
export function HostCard({ host: { pairing, contact } }: { host: RoomHost }) {
  const { t } = useTranslation('room-remote');
  const reached = useStore(contact);
  const [chosen, setChosen] = useState(0);
  const address = pairing?.[chosen];
  return (
    <section aria-label={t('title')} className={styles.card} data-testid="room-rail-host">
      <p className={styles.symbol}>{t('title')}</p>
      <div role="status">{reached !== 'there' && <Note className={styles.trouble}>{t(reached)}</Note>}</div>
      {address && (
        <>
          <QrCode value={address} label={t('code')} size={QR_SIZE} />
          <Note>{t('scan')}</Note>
          {pairing.length > 1 && (
            <Choice
              label={t('network')}
              value={String(chosen)}
              options={pairing.map((one, at) => ({ value: String(at), label: new URL(one).host }))}
              onChange={(at) => setChosen(Number(at))}
            />
          )}
          <LinkField label={t('address')} link={address} />
        </>
      )}
      {pairing === null && <Note>{t('apps')}</Note>}
      {pairing?.length === 0 && <Note>{t('noNetwork')}</Note>}
    </section>
  );
}
