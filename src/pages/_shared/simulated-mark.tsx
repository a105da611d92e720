import { useTranslation } from 'react-i18next';
import styles from './simulated-mark.module.css';

/** Says that none of this is real: above every page, and above what covers one. Builds for a real exchange have none. */
export function SimulatedMark() {
  const { t } = useTranslation();
  if (!__SANDBOX__) return null;
  return (
    <p className={styles.mark} data-testid="simulated">
      <span>{t('simulated')}</span>
    </p>
  );
}
