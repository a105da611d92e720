import type { CSSProperties, ReactNode } from 'react';
import { cx } from '../cx';
import styles from './skeleton.module.css';

export interface SkeletonProps {
  width?: number | string;
  height?: number | string;
  shape?: 'line' | 'block' | 'circle';
}

/** A grey placeholder for loading content. */
export function Skeleton({ width = '100%', height = 12, shape = 'line' }: SkeletonProps) {
  const style: CSSProperties = { width, height };
  return <span className={cx(styles.skeleton, styles[shape])} style={style} aria-hidden="true" />;
}

/** Placeholder of one list row: circle, two lines, a figure. */
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

interface LoadingRegionProps {
  /** Announced while the content loads: as a text, because many screen readers announce no name of a region. */
  label: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A placeholder that announces loading. */
export function LoadingRegion({ label, className, children }: LoadingRegionProps) {
  return (
    <div role="status" className={className}>
      <span className="visually-hidden">{label}</span>
      {children}
    </div>
  );
}

/** Placeholder of running text: a title and some lines. Announces loading once. */
export function SkeletonText({ label }: { label: string }) {
  return (
    <LoadingRegion label={label} className={styles.text}>
      <Skeleton width="48%" height={20} />
      <Skeleton />
      <Skeleton />
      <Skeleton width="70%" />
    </LoadingRegion>
  );
}

export interface SkeletonListProps {
  rows?: number;
  leading?: boolean;
  /** Announced while the list loads. */
  label: string;
}

/** Placeholder of a whole list. Announces loading once. */
export function SkeletonList({ rows = 6, leading = true, label }: SkeletonListProps) {
  return (
    <LoadingRegion label={label} className={styles.list}>
      {Array.from({ length: rows }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are alike and never reorder
        <SkeletonRow key={index} leading={leading} />
      ))}
    </LoadingRegion>
  );
}
