import type { ReactNode } from 'react';
import { cx } from '../cx';
import styles from './field.module.css';

export interface FieldFrameProps {
  /** The id of the control, for its label. */
  id: string;
  label?: ReactNode;
  /** At the end of the label's line: "forgot?", the available balance. */
  labelEnd?: ReactNode;
  hint?: ReactNode;
  /** The message beside the field; takes the hint's place. */
  error?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

export const hintId = (id: string): string => `${id}-hint`;

/** What describes a control whose frame has a hint or an error; undefined if there is neither. */
export function describedBy(id: string, { hint, error }: Pick<FieldFrameProps, 'hint' | 'error'>): string | undefined {
  return hint || error ? hintId(id) : undefined;
}

/** Label above, message below: the frame that every field shares. */
export function FieldFrame({ id, label, labelEnd, hint, error, className, children }: FieldFrameProps) {
  return (
    <div className={cx(styles.field, className)}>
      {(label || labelEnd) && (
        <div className={styles.head}>
          {label && (
            <label htmlFor={id} className={styles.label}>
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
