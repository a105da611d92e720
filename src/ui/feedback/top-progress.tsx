import { useId } from 'react';
import styles from './top-progress.module.css';

export interface TopProgressProps {
  /** Whether calls have been running long enough to show the bar; the caller implements the delay. */
  active: boolean;
  /** Announced when it appears. */
  label: string;
}

/** A thin bar at the top while calls are running. It covers nothing and takes no taps. */
export function TopProgress({ active, label }: TopProgressProps) {
  const id = useId();
  if (!active) return null;
  return (
    <div className={styles.track} role="status">
      <span id={id} className="visually-hidden">
        {label}
      </span>
      <div className={styles.bar} role="progressbar" aria-labelledby={id} />
    </div>
  );
}
