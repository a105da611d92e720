import type { ReactNode } from 'react';
import styles from './confirm.module.css';

/** An error text which screen readers announce at once. */
export function Problem({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className={styles.message}>
      {children}
    </p>
  );
}
