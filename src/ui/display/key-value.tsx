import type { ReactNode } from 'react';
import { cx } from '../cx';
import styles from './key-value.module.css';

/** Pairs of label and value, one below the other: fees, margins, details of an order. */
export function KeyValueList({ dense = false, children }: { dense?: boolean; children: ReactNode }) {
  return <dl className={cx(styles.list, dense && styles.dense)}>{children}</dl>;
}

export interface KeyValueProps {
  label: ReactNode;
  /** Emphasized, such as a total or the amount paid. */
  strong?: boolean;
  children: ReactNode;
}

/** One pair; the value moves below the label if both do not fit on one line. */
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

/** A figure below its label, for a Grid of figures. */
export function Stat({ label, children, note, align = 'start' }: StatProps) {
  return (
    <div className={cx(styles.stat, styles[align])}>
      <span className={styles.statLabel}>{label}</span>
      <span className={styles.figure}>{children}</span>
      {note && <span className={styles.statLabel}>{note}</span>}
    </div>
  );
}
