import { CloudOff } from 'lucide-react';
import { useTranslation } from '@/i18n/use-translation';
import { Button } from '@/ui/actions/button';
import styles from './stale-note.module.css';

/** Notice that the figures are the last known ones, because the refresh failed. */
export function StaleNote({ retrying, onRetry }: { retrying: boolean; onRetry: () => void }) {
  const { t } = useTranslation(['assets', 'common']);
  return (
    <div role="status" className={styles.note}>
      <CloudOff size={18} aria-hidden />
      <span className={styles.words}>{t('stale')}</span>
      <Button size="sm" loading={retrying} onClick={onRetry}>
        {t('common:retry')}
      </Button>
    </div>
  );
}
