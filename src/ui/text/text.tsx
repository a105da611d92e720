import type { CSSProperties, ReactNode } from 'react';
import { cx } from '../cx';
import styles from './text.module.css';

export type TextSize =
  | 'micro'
  | 'caption'
  | 'small'
  | 'note'
  | 'body'
  | 'input'
  | 'title'
  | 'head'
  | 'figure'
  | 'display';
export type TextTone = 'default' | 'secondary' | 'muted' | 'accent' | 'up' | 'down' | 'warn' | 'error';

export interface TextProps {
  size?: TextSize;
  /** `down` needs the card's surface as background; `error` is a lighter red that is readable on every surface. */
  tone?: TextTone;
  weight?: 'regular' | 'medium' | 'bold';
  /** One line with an ellipsis, or this number of lines of a text that can be read in full elsewhere. */
  truncate?: boolean | number;
  align?: 'start' | 'center' | 'end';
  as?: 'span' | 'p' | 'div' | 'h1' | 'h2' | 'h3' | 'strong' | 'label';
  id?: string;
  className?: string | undefined;
  children?: ReactNode;
}

/** Text in the sizes of the type scale. Use Num for numbers. */
export function Text({
  size = 'body',
  tone = 'default',
  weight = 'regular',
  truncate = false,
  align,
  as: Tag = 'span',
  id,
  className,
  children,
}: TextProps) {
  const lines = typeof truncate === 'number' && truncate > 1 ? truncate : undefined;
  const style: CSSProperties = { ...(align && { textAlign: align }), ...(lines && { WebkitLineClamp: lines }) };
  const cut = lines ? styles.lines : truncate ? styles.line : undefined;
  return (
    <Tag
      id={id}
      className={cx(styles[size], styles[tone], styles[weight], cut, className)}
      style={style}
      data-cut-on-purpose={lines && ''}
    >
      {children}
    </Tag>
  );
}
