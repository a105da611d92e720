import { Unplug, WifiOff } from 'lucide-react';
import { useConnection } from '@/data/realtime/connection';
import { useTranslation } from '@/i18n/use-translation';
import styles from './shell.module.css';

const ICON = { size: 14, 'aria-hidden': true } as const;

/**
 * Shows on every page that the exchange cannot be reached or that prices are late. The live region is always mounted,
 * because screen readers announce only changes within it.
 */
export function ConnectionBanner() {
  const { t } = useTranslation();
  const connection = useConnection();
  return (
    <div role="status" aria-live="polite" data-connection={connection}>
      {connection !== 'fine' && (
        <p className={styles.connection}>
          {connection === 'offline' ? <WifiOff {...ICON} /> : <Unplug {...ICON} />}
          {t(`connection.${connection}`)}
        </p>
      )}
    </div>
  );
}
