import type { ReactNode } from 'react';
import { cx } from '../cx';
import styles from './progress-ring.module.css';

export interface ProgressRingProps {
  /** From 0 to 1. */
  fraction: number;
  size?: number;
  stroke?: number;
  tone?: 'accent' | 'up' | 'down';
  /** Glides between values that come once a second. */
  smooth?: boolean;
  /** In the middle. */
  children?: ReactNode;
}

/** A ring filled so far, clockwise from the top. What it says must also stand in words. */
export function ProgressRing(props: ProgressRingProps) {
  const { fraction, size = 64, stroke = Math.max(4, size / 22), tone = 'accent', smooth = false, children } = props;
  const radius = (size - stroke) / 2;
  const filled = Math.min(1, Math.max(0, fraction));
  return (
    <div className={cx(styles.ring, styles[tone])} style={{ width: size, height: size }}>
      <svg width={size} height={size} className={styles.svg} aria-hidden="true">
        <circle className={styles.track} cx={size / 2} cy={size / 2} r={radius} strokeWidth={stroke} />
        <circle
          className={cx(styles.fill, smooth && styles.smooth)}
          cx={size / 2}
          cy={size / 2}
          r={radius}
          strokeWidth={stroke}
          pathLength={100}
          strokeDasharray="100 200"
          strokeDashoffset={100 - filled * 100}
          // A round cap would leave a dot of nothing at zero.
          visibility={filled === 0 ? 'hidden' : undefined}
        />
      </svg>
      <div className={styles.middle}>{children}</div>
    </div>
  );
}
