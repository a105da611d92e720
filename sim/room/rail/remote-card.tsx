import { AppWindow } from 'lucide-react';
import { useTranslation } from '@/i18n/use-translation';
import styles from './rail.module.css';

/** Opens the control room in a window of its own, so that the screen of the audience shows the phone alone. */
export function RemoteCard() {
  const { t } = useTranslation('room');
  return (
    <section aria-label={t('rail.remote')} className={styles.card}>
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
    </section>
  );
}
