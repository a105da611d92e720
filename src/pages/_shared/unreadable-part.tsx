import { isApiError } from '@/data/api/api-error';
import { useTranslation } from '@/i18n/use-translation';
import styles from './unreadable-part.module.css';

/** The part of an answer that is missing or could not be read, with its place, for whoever runs the exchange. */
export function UnreadablePart({ error }: { error: unknown }) {
  const { t } = useTranslation('errors');
  const part = isApiError(error) ? error.part : null;
  if (!part) return null;
  const path = part.call.slice(part.call.indexOf('/') + 1);
  const field = /\w+(?=[[\]]*$)/.exec(part.path)?.[0];
  return (
    <span className={styles.part}>
      {field ? t('unreadable', { field }) : t('server')}
      <code className={styles.place}>{field ? `${path} → ${part.path}` : path}</code>
    </span>
  );
}
