import styles from './top-progress.module.css';

export interface TopProgressProps {
  /** Whether calls have been running long enough to say so; the delay belongs to the caller. */
  active: boolean;
  /** Read out when it appears. */
  label: string;
}

/** A thin bar along the top while calls are running. It covers nothing and takes no taps. */
export function TopProgress({ active, label }: TopProgressProps) {
  if (!active) return null;
  return (
    <div className={styles.track} role="status">
      <div className={styles.bar} role="progressbar" aria-label={label} />
    </div>
  );
}
