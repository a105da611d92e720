import { useTranslation } from '@/i18n/use-translation';
import styles from './simulated-mark.module.css';

/**
 * Label which marks everything as simulated. It is the last item of every page's bar, which reserves its place. With
 * `alone` it is a line of its own, for pages without a bar. Builds for a real exchange do not show it.
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
  // An `aside`, because the mark lies outside the page and its landmarks.
  return (
    <aside className={styles.mark} aria-label={t('simulated')} data-testid="simulated">
      {word}
    </aside>
  );
}
