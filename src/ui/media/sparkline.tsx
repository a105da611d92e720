import { memo } from 'react';
import { cx } from '../cx';
import type { Direction } from '../text/sign';
import styles from './sparkline.module.css';
import { sparklineDirection, sparklinePath } from './sparkline-path';

export interface SparklineProps {
  /** Old to new, evenly spaced; some dozens are enough. */
  values: readonly number[];
  width?: number;
  height?: number;
  /** By the row's change of the day; else from the first value to the last. */
  direction?: Direction;
  /** Shades the area below: the equity line. */
  fill?: boolean;
  /** `inherit` takes the text colour around it, which may be written past React. */
  tone?: 'direction' | 'accent' | 'inherit';
  /** Stretches to the width of its parent. */
  fluid?: boolean;
  /** Left out on phones narrower than 360 px, where the figures need its place. */
  optional?: boolean;
}

/** A small curve beside a figure. Decoration: the figure says the same. */
export const Sparkline = memo(function Sparkline(props: SparklineProps) {
  const { values, width = 64, height = 24, fill = false, tone = 'direction', fluid = false, optional = false } = props;
  const path = sparklinePath(values, width, height);
  const color = tone === 'direction' ? (props.direction ?? sparklineDirection(values)) : tone;
  return (
    <svg
      className={cx(color !== 'inherit' && styles[color], optional && styles.optional)}
      width={fluid ? '100%' : width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {fill && path && <path className={styles.area} d={`${path}V${height}H1.5Z`} />}
      {path && <path className={styles.line} d={path} vectorEffect="non-scaling-stroke" />}
    </svg>
  );
});
