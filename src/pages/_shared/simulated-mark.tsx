import { useTranslation } from 'react-i18next';
import styles from './simulated-mark.module.css';

/**
 * Says that none of this is real. The last item of every page's bar, which leaves its place free; `alone` is a line of
 * its own where there is no bar. Builds for a real exchange have none.
 */
export function SimulatedMark({ alone = false }: { alone?: boolean }) {
  const { t } = useTranslation();
  if (!__SANDBOX__) return null;
  return (
    <p className={alone ? styles.alone : styles.mark} data-testid="simulated">
      <span className={styles.word}>{t('simulated')}</span>
    </p>
  );
}
