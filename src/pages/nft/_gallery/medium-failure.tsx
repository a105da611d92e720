import { FileWarning } from 'lucide-react';
import { useTranslation } from '@/i18n/use-translation';
import { Button } from '@/ui/actions/button';
import { Text } from '@/ui/text/text';
import styles from './medium.module.css';
import { Picture } from './picture';

/** Error state of audio or video over its still picture, with the size of the medium. */
export function MediumFailure({ text, cover, onRetry }: { text: string; cover: string; onRetry: () => void }) {
  const { t } = useTranslation('common');
  return (
    <>
      <div className={styles.frame}>{cover !== '' && <Picture address={cover} alt="" eager />}</div>
      <div className={styles.bar} role="alert">
        <FileWarning className={styles.warning} size={20} aria-hidden />
        <Text size="small" tone="error" className={styles.message}>
          {text}
        </Text>
        <Button size="sm" onClick={onRetry}>
          {t('retry')}
        </Button>
      </div>
    </>
  );
}
