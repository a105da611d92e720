import styles from './wealth.module.css';

/** A progress bar. It is decorative, because the figure is written beside it; `fraction` is clamped to 0..1. */
export function ProgressBar({ fraction }: { fraction: number }) {
  const percent = Math.round(Math.min(1, Math.max(0, fraction)) * 100);
  return (
    <span className={styles.bar} aria-hidden="true">
      <span className={styles.filled} style={{ width: `${percent}%` }} />
    </span>
  );
}
