import type { ReactNode } from 'react';
import { cx } from '../cx';
import styles from './list.module.css';

/** Rows with hairlines between them. Put it in a flush Card, or set `card`. */
export function List({ label, card = false, children }: { label?: string; card?: boolean; children: ReactNode }) {
  return (
    <ul aria-label={label} className={cx(styles.list, card && styles.card)}>
      {children}
    </ul>
  );
}
