import { cx } from '../cx';
import styles from './spinner.module.css';

/**
 * A turning ring in the colour of the surrounding text. Decorative, so the surrounding element must announce the
 * loading.
 */
export function Spinner({ size = 18, className }: { size?: number; className?: string | undefined }) {
  return (
    <svg className={cx(styles.spinner, className)} width={size} height={size} viewBox="0 0 20 20" aria-hidden="true">
      <circle cx="10" cy="10" r="8" fill="none" stroke="currentColor" strokeOpacity="0.25" strokeWidth="2.4" />
      <path d="M10 2a8 8 0 0 1 8 8" fill="none" stroke="currentColor" strokeWidth="2.4" strokeLinecap="round" />
    </svg>
  );
}
