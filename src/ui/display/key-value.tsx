import type { ReactNode } from 'react';
import { cx } from '../cx';
import styles from './key-value.module.css';

/** Pairs below each other: fees, margins, details of an order. */
export function KeyValueList({ dense = false, children }: { dense?: boolean; children: ReactNode }) {
  return <dl className={cx(styles.list, dense && styles.dense)}>{children}</dl>;
}

export interface KeyValueProps {
  label: ReactNode;
  /** Stands out: the total, what is paid. */
  strong?: boolean;
  children: ReactNode;
}

/** One pair; the value goes below the label where both do not fit in a line. */
export function KeyValue({ label, strong = false, children }: KeyValueProps) {
  return (
    <div className={cx(styles.pair, strong && styles.strong)}>
      <dt className={styles.key}>{label}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}

export interface StatProps {
  label: ReactNode;
  children: ReactNode;
  note?: ReactNode;
  align?: 'start' | 'center' | 'end';
}

/** A figure under its name, for a Grid of figures. */
export function Stat({ label, children, note, align = 'start' }: StatProps) {
  return (
    <div className={cx(styles.stat, styles[align])}>
      <span className={styles.statLabel}>{label}</span>
      <span className={styles.figure}>{children}</span>
      {note && <span className={styles.statLabel}>{note}</span>}
    </div>
  );
}
