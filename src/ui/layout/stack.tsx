import type { CSSProperties, ReactNode } from 'react';
import { cx } from '../cx';
import styles from './stack.module.css';

/** Multiples of the 4 px spacing step. */
export type Space = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 8;

interface BoxProps {
  gap?: Space;
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch';
  justify?: 'start' | 'center' | 'end' | 'between';
  className?: string | undefined;
  style?: CSSProperties;
  children?: ReactNode;
}

const spacing = (gap: Space): string => `${gap * 4}px`;

function flex({ gap = 2, align, justify, style }: BoxProps): CSSProperties {
  const box: CSSProperties = { gap: spacing(gap) };
  if (align) box.alignItems = align;
  if (justify) box.justifyContent = justify === 'between' ? 'space-between' : justify;
  return Object.assign(box, style);
}

/** Children one below the other. */
export function Stack(props: BoxProps) {
  return (
    <div className={cx(styles.stack, props.className)} style={flex(props)}>
      {props.children}
    </div>
  );
}

/** Children side by side. With `wrap`, long texts move to the next line instead of being squeezed. */
export function Row({ wrap = false, ...props }: BoxProps & { wrap?: boolean }) {
  return (
    <div className={cx(styles.row, wrap && styles.wrap, props.className)} style={flex(props)}>
      {props.children}
    </div>
  );
}

export interface GridProps {
  columns?: number;
  gap?: Space;
  children?: ReactNode;
}

/**
 * Equal columns that may be narrower than their text, so that a width of 320 px never scrolls sideways. There are fewer
 * where all of them together are narrower than 15 rem, as with enlarged text.
 */
export function Grid({ columns = 2, gap = 2, children }: GridProps) {
  const share = `(100% - ${(columns - 1) * gap * 4}px) / ${columns}`;
  const template = `repeat(auto-fill, minmax(min(max(${15 / columns}rem, ${share}), 100%), 1fr))`;
  return (
    <div className={styles.grid} style={{ gap: spacing(gap), gridTemplateColumns: template }}>
      {children}
    </div>
  );
}
