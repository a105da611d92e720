import { CircleAlert, CircleCheck } from 'lucide-react';
import { useStore } from '@/lib/use-store';
import { cx } from '@/ui/cx';
import { outcome } from './outcome';
import styles from './outcome-line.module.css';
import type { Place } from './place';
import { talk } from './playlist/talk';

/** Shows the outcome of the last action, in the room or, while the room is closed, at the edge of the screen. */
export function OutcomeLine({ place }: { place: Place | 'closed' }) {
  const last = useStore(outcome);
  const isOverTalk = useStore(talk) !== null && place !== 'sheet' && place !== 'closed';
  return (
    <div className={cx(styles.line, styles[place], isOverTalk && styles.overTalk)}>
      {/* Both live regions are always rendered, because screen readers do not read a region that appears together with
         its text. */}
      <p role="status" data-testid="room-outcome">
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
            {last.text}
          </span>
        )}
      </p>
    </div>
  );
}
