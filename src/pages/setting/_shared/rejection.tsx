import type { RealState } from '@/data/accounts/identity';
import { useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';
import styles from '../real/overview.module.css';

/** Reason and time of a rejection by the reviewer. */
export function Rejection({ failed }: { failed: RealState['failed'] }) {
  const { t } = useTranslation('identity');
  const format = useFormats();
  if (!failed) return null;
  return (
    <div className={styles.reason} role="status">
      <span>{t('rejected', { reason: failed.reason })}</span>
      <span className={styles.when}>{t('rejectedAt', { time: format.dateTime(failed.time * 1000) })}</span>
    </div>
  );
}
