import type { ReactNode } from 'react';
import styles from './late.module.css';

/**
 * Shows its content after 200 ms (specification section 2), but reserves its space from the start, so that nothing
 * moves.
 */
export function Late({ children }: { children: ReactNode }) {
  return <div className={styles.late}>{children}</div>;
}
