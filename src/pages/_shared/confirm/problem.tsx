import type { ReactNode } from 'react';
import styles from './confirm.module.css';

/** Says at once, also to who does not see it, what went wrong or stands in the way. */
export function Problem({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className={styles.message}>
      {children}
    </p>
  );
}
