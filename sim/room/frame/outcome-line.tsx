import { CircleAlert, CircleCheck } from 'lucide-react';
import { useStore } from '@/lib/stores/use-store';
import { cx } from '@/ui/cx';
import { outcome } from '../outcome';
import { inEnglish } from '../parts/parts';
import { talk } from '../playlist/talk';
import styles from './outcome-line.module.css';
import type { Place } from './place';

/**
 * Shows the outcome of the last action: in the room, at the edge of the screen while the room is closed, or in a dialog,
 * which covers the line behind it.
 */
export function OutcomeLine({ place }: { place: Place | 'closed' | 'dialog' }) {
  const last = useStore(outcome);
  const isOverTalk = useStore(talk) !== null && (place === 'beside' || place === 'window');
  return (
    <div className={cx(styles.line, styles[place], isOverTalk && styles.overTalk)}>
      {/* Both live regions are always rendered, because screen readers do not read a region that appears together with
         its text. */}
      <p role="status" data-testid={place === 'dialog' ? undefined : 'room-outcome'}>
        {last && !last.isFailure && (
          <span key={last.number} className={styles.words}>
            <CircleCheck size={16} aria-hidden />
            {last.text}
          </span>
        )}
      </p>
      <p role="alert">
        {last?.isFailure && (
          <span key={last.number} className={cx(styles.words, styles.failure)}>
            <CircleAlert size={16} aria-hidden />
            {last.isEnglish ? inEnglish(last.text) : last.text}
          </span>
        )}
      </p>
    </div>
  );
}
