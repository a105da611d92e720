import type { CSSProperties } from 'react';
import { cx } from '../cx';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  width?: number | string;
  height?: number | string;
  shape?: 'line' | 'block' | 'circle';
}

/** A grey place for something that is on its way. */
export function Skeleton({ width = '100%', height = 12, shape = 'line' }: SkeletonProps) {
  const style: CSSProperties = { width, height };
  return <span className={cx(styles.skeleton, styles[shape])} style={style} aria-hidden="true" />;
}

/** The place of one list row: circle, two lines, a figure. */
export function SkeletonRow({ leading = true }: { leading?: boolean }) {
  return (
    <div className={styles.row} aria-hidden="true">
      {leading && <Skeleton shape="circle" width={32} height={32} />}
      <div className={styles.words}>
        <Skeleton width="46%" />
        <Skeleton width="30%" height={9} />
      </div>
      <Skeleton shape="block" width={72} height={28} />
    </div>
  );
}

/** The place of running text: a title and some lines; says once that it loads. */
export function SkeletonText({ label }: { label: string }) {
  return (
    <div role="status" aria-label={label} className={styles.text}>
      <Skeleton width="48%" height={20} />
      <Skeleton />
      <Skeleton />
      <Skeleton width="70%" />
    </div>
  );
}

export interface SkeletonListProps {
  rows?: number;
  leading?: boolean;
  /** Read out while the list loads. */
  label: string;
}

/** The place of a whole list; says once that it loads. */
export function SkeletonList({ rows = 6, leading = true, label }: SkeletonListProps) {
  return (
    <div role="status" aria-label={label} className={styles.list}>
      {Array.from({ length: rows }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are alike and never reorder
        <SkeletonRow key={index} leading={leading} />
      ))}
    </div>
  );
}
