import { CircleAlert, CircleCheck } from 'lucide-react';
import { useStore } from '@/lib/use-store';
import { cx } from '@/ui/cx';
import { outcome } from './outcome';
import styles from './outcome-line.module.css';
import type { Place } from './place';

/** Says what the last action did, in the room or, while that is closed, at the edge of the screen. */
export function OutcomeLine({ place }: { place: Place | 'closed' }) {
  const last = useStore(outcome);
  return (
    <div className={cx(styles.line, styles[place])}>
      {/* Both are always there: a region that comes with its words is not read out. */}
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
