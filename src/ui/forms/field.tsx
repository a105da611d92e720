import type { ReactNode } from 'react';
import { cx } from '../cx';
import styles from './field.module.css';

export interface FieldFrameProps {
  /** The control's id, for its label. */
  id: string;
  label?: ReactNode;
  /** At the end of the label's line: "forgot?", the available balance. */
  labelEnd?: ReactNode;
  hint?: ReactNode;
  /** Error message of the field; replaces the hint. */
  error?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

export const labelId = (id: string): string => `${id}-label`;
export const hintId = (id: string): string => `${id}-hint`;

/** Id for aria-describedby if the frame has a hint or an error; otherwise undefined. */
export function describedBy(id: string, { hint, error }: Pick<FieldFrameProps, 'hint' | 'error'>): string | undefined {
  return hint || error ? hintId(id) : undefined;
}

/** Frame of every field: label above, message below. */
export function FieldFrame({ id, label, labelEnd, hint, error, className, children }: FieldFrameProps) {
  return (
    <div className={cx(styles.field, className)}>
      {(label || labelEnd) && (
        <div className={styles.head}>
          {label && (
            <label id={labelId(id)} htmlFor={id} className={styles.label}>
              {label}
            </label>
          )}
          {labelEnd && <span className={styles.labelEnd}>{labelEnd}</span>}
        </div>
      )}
      {children}
      {(hint || error) && (
        <p id={hintId(id)} className={cx(styles.hint, error && styles.error)} role={error ? 'alert' : undefined}>
          {error || hint}
        </p>
      )}
    </div>
  );
}
