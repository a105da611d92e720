import type { ReactNode } from 'react';
import { cx } from '../cx';
import styles from './badge.module.css';

export interface BadgeProps {
  tone?: 'neutral' | 'accent' | 'up' | 'down' | 'warn';
  /** `solid` for badges that must be seen first: counts, "live". */
  solid?: boolean;
  children: ReactNode;
}

/** A word or two about a state. */
export function Badge({ tone = 'neutral', solid = false, children }: BadgeProps) {
  return <span className={cx(styles.badge, styles[tone], solid && styles.solid)}>{children}</span>;
}
