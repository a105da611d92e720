import type { Ref } from 'react';
import { useTranslation } from '@/i18n/use-translation';
import styles from './handle.module.css';

/**
 * Opens the room. On a phone it is the mark of the simulated market at the end of every page's bar, so that nothing
 * floats over figures. On a desktop the stage opens the room (../stage/stage.tsx).
 */
export function Handle({ onOpen, ref }: { onOpen: () => void; ref: Ref<HTMLButtonElement> }) {
  const { t } = useTranslation('room');
  return (
    <button
      ref={ref}
      type="button"
      aria-label={t('open')}
      aria-expanded={false}
      data-testid="room-handle"
      className={styles.handle}
      onClick={onOpen}
    />
  );
}
