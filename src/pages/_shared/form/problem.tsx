import type { ReactNode } from 'react';
import { cx } from '@/ui/cx';
import styles from './confirm.module.css';

interface ProblemProps {
  /** In a smaller font, for forms that share the screen. */
  dense?: boolean;
  children: ReactNode;
}

/** An error text which screen readers announce at once. */
export function Problem({ dense = false, children }: ProblemProps) {
  return (
    <p role="alert" className={cx(styles.message, dense && styles.dense)}>
      {children}
    </p>
  );
}
