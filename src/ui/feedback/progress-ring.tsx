import type { ReactNode } from 'react';
import { cx } from '../cx';
import styles from './progress-ring.module.css';

export interface ProgressRingProps {
  /** From 0 to 1. */
  fraction: number;
  size?: number;
  stroke?: number;
  tone?: 'accent' | 'up' | 'down';
  /** Animates between values that change once per second. */
  smooth?: boolean;
  /** Content of the centre. */
  children?: ReactNode;
}

/** A ring that fills clockwise from the top. Its meaning must also be written as text. */
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
          // A round cap would show a dot at zero.
          visibility={filled === 0 ? 'hidden' : undefined}
        />
      </svg>
      <div className={styles.middle}>{children}</div>
    </div>
  );
}
