import styles from './wealth.module.css';

/** How much of something is done. Decoration: the figure is written beside it. */
export function ProgressBar({ fraction }: { fraction: number }) {
  const percent = Math.round(Math.min(1, Math.max(0, fraction)) * 100);
  return (
    <span className={styles.bar} aria-hidden="true">
      <span className={styles.filled} style={{ width: `${percent}%` }} />
    </span>
  );
}
