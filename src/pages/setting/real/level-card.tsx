import type { RealState } from '@/data/accounts/identity';
import { useFormats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';
import { Button } from '@/ui/actions/button';
import { Badge } from '@/ui/display/badge';
import { Card } from '@/ui/layout/card';
import { Allowances } from '../_shared/allowances';
import { isOpen, type LevelState, TONES } from '../_shared/level-states';
import { Rejection } from '../_shared/rejection';
import styles from './overview.module.css';

interface LevelCardProps {
  level: 'basic' | 'advanced';
  state: LevelState;
  real: RealState | undefined;
  /** Less prominent, because another card of the page is more important. */
  isAside?: boolean;
  onStart: () => void;
}

/** A level: state, limits, requirements and action. */
export function LevelCard({ level, state, real, isAside = false, onStart }: LevelCardProps) {
  const { t } = useTranslation('identity');
  const format = useFormats();
  // Only the request time of Lv1 is on the wire.
  const sentSeconds = level === 'basic' ? real?.real_data?.create_time : undefined;
  return (
    <Card title={t(`levels.${level}`)} action={<Badge tone={TONES[state]}>{t(`status.${state}`)}</Badge>}>
      <div className={styles.card}>
        <Allowances level={level === 'basic' ? 1 : 2} />
        {(isOpen(state) || state === 'locked') && <p className={styles.note}>{t(`needs.${level}`)}</p>}
        {state === 'pending' && (
          <p className={styles.note} role="status">
            {sentSeconds ? t('waiting', { time: format.dateTime(sentSeconds * 1000) }) : t('waitingNow')}
          </p>
        )}
        {state === 'failed' && <Rejection failed={real?.failed} />}
        {isOpen(state) && (
          <Button variant={isAside ? 'secondary' : 'primary'} block onClick={onStart}>
            {state === 'failed' ? t('again') : t(`start.${level}`)}
          </Button>
        )}
      </div>
    </Card>
  );
}
