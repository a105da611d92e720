import { TriangleAlert } from 'lucide-react';
import { useTranslation } from '@/i18n/use-translation';
import styles from './faults.module.css';
import { countOn } from './model';
import { useFaults } from './use-faults';

/** Shown in the room's header while faults are set, because they are easily forgotten. */
export function FaultsMark() {
  const { t } = useTranslation('room-faults');
  const count = countOn(useFaults());
  if (count === 0) return null;
  return (
    <span className={styles.badge} data-testid="room-faults-on">
      <TriangleAlert size={14} aria-hidden />
      {t('on', { count })}
    </span>
  );
}
