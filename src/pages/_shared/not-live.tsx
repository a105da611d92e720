import { WifiOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePriceStatus } from '@/data/prices';
import styles from './not-live.module.css';

/** A start may take this long before it is worth a word. */
const PATIENCE_MS = 5000;

/** Says that prices come late, while the connection is down: they are then asked for every ten seconds. */
export function NotLive() {
  const { t } = useTranslation('market');
  const status = usePriceStatus();
  const [patient, setPatient] = useState(true);
  useEffect(() => {
    if (status !== 'connecting') return;
    const timer = setTimeout(() => setPatient(false), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [status]);
  const late = status === 'stale' || (status === 'connecting' && !patient);
  return (
    <div role="status" className={styles.place}>
      {late && (
        <p className={styles.strip}>
          <WifiOff size={14} aria-hidden />
          {t('notLive')}
        </p>
      )}
    </div>
  );
}
