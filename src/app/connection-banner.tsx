import { Unplug, WifiOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useConnection, usePriceFreshness } from '@/data/realtime/connection';
import { useTranslation } from '@/i18n/use-translation';
import styles from './shell.module.css';

const ICON = { size: 14, 'aria-hidden': true } as const;

/** How long the page says that an interruption has ended. */
const ANNOUNCED_MS = 5000;

/** Whether an interruption has ended a moment ago. */
function useJustBack(isLost: boolean): boolean {
  const [isBack, setIsBack] = useState(false);
  useEffect(() => {
    if (isLost) return () => setIsBack(true);
  }, [isLost]);
  useEffect(() => {
    if (!isBack) return;
    const timer = setTimeout(() => setIsBack(false), ANNOUNCED_MS);
    return () => clearTimeout(timer);
  }, [isBack]);
  return isBack && !isLost;
}

/**
 * Shows on every page that the exchange cannot be reached or that prices are late. The live region is always mounted,
 * because screen readers announce only changes within it. The end is only announced: whoever sees the page sees the
 * message go.
 */
export function ConnectionBanner() {
  const { t } = useTranslation();
  const connection = useConnection();
  const isLive = usePriceFreshness() === 'live';
  const isBack = useJustBack(connection !== 'fine');
  return (
    <div role="status" aria-live="polite" data-connection={connection}>
      {connection !== 'fine' && (
        <p className={styles.connection}>
          {connection === 'offline' ? <WifiOff {...ICON} /> : <Unplug {...ICON} />}
          {t(`connection.${connection}`)}
        </p>
      )}
      {isBack && isLive && <p className="visually-hidden">{t('connection.back')}</p>}
    </div>
  );
}
