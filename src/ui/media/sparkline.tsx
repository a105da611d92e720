import { memo } from 'react';
import { cx } from '../cx';
import type { Direction } from '../text/sign';
import styles from './sparkline.module.css';
import { sparklineDirection, sparklinePath } from './sparkline-path';

export interface SparklineProps {
  /** Oldest first, evenly spaced; some dozens are enough. */
  values: readonly number[];
  width?: number;
  height?: number;
  /** For example by the day's change; by default from the first value to the last. */
  direction?: Direction;
  /** Shades the area below, as for the equity line. */
  fill?: boolean;
  /** `inherit` uses the surrounding text colour, which may be set outside of React. */
  tone?: 'direction' | 'accent' | 'inherit';
  /** Stretches to the width of its parent. */
  fluid?: boolean;
  /** Hidden on phones narrower than 360 px, where the figures need the space. */
  optional?: boolean;
}

/** A small curve beside a figure. Decorative: the figure has the same information. */
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
