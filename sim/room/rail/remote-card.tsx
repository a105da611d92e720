import { AppWindow, QrCode } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import { Button } from '@/ui/actions/button';
import { sharesExchange } from '../connection/shared-exchange';
import { Note } from '../parts/parts';
import styles from './rail.module.css';

const COMMANDS = ['npm run build:sandbox', 'npm run build', 'npm run sim -- --static dist --room dist-sandbox --pair'];
const ADDRESS = 'http://localhost:8787/room/?control=host';

/**
 * Opens the control room in a window of its own, so that the screen of the audience shows the phone alone, where such a
 * window has the same exchange. A second device needs the Node host; the card says so.
 */
export function RemoteCard() {
  const { t } = useTranslation('room');
  const { t: remote } = useTranslation('room-remote');
  const [hasMore, setMore] = useState(false);
  return (
    <section aria-label={t('rail.remote')} className={styles.card}>
      {sharesExchange() && (
        <a
          href="?control"
          target="pocket-exchange-control"
          rel="opener"
          title={t('rail.remoteHint')}
          className={styles.open}
        >
          <AppWindow size={16} aria-hidden />
          {t('rail.remote')}
        </a>
      )}
      <Button
        size="sm"
        icon={<QrCode size={14} aria-hidden />}
        aria-expanded={hasMore}
        guard={false}
        onClick={() => setMore(!hasMore)}
      >
        {remote('second')}
      </Button>
      {hasMore && (
        <>
          <Note>{remote('needsHost')}</Note>
          <pre className={styles.commands}>{COMMANDS.join('\n')}</pre>
          <Note>{remote('thereafter', { address: ADDRESS })}</Note>
        </>
      )}
    </section>
  );
}
