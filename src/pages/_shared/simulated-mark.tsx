import { useTranslation } from 'react-i18next';
import styles from './simulated-mark.module.css';

/**
 * Says that none of this is real. The last item of every page's bar, which leaves its place free; `alone` is a line of
 * its own where there is no bar. Builds for a real exchange have none.
 */
export function SimulatedMark({ alone = false }: { alone?: boolean }) {
  const { t } = useTranslation();
  if (!__SANDBOX__) return null;
  const word = <span className={styles.word}>{t('simulated')}</span>;
  if (alone)
    return (
      <p className={styles.alone} data-testid="simulated">
        {word}
      </p>
    );
  // It stands beside the page, which no landmark of the page's holds.
  return (
    <aside className={styles.mark} aria-label={t('simulated')} data-testid="simulated">
      {word}
    </aside>
  );
}
