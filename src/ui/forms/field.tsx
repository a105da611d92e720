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

let hasAnnounced = false;

/**
 * Announces an error message that has appeared, but only the first of several that appear together, as after an attempt
 * to send an empty form: the others are read at their fields.
 */
function announceFirst(message: HTMLElement | null): void {
  if (!message || hasAnnounced) return;
  message.role = 'alert';
  hasAnnounced = true;
  queueMicrotask(() => {
    hasAnnounced = false;
  });
}

interface FieldErrorProps {
  id: string;
  className?: string | undefined;
  children: ReactNode;
}

/** The error message of a field, which names it in its aria-describedby. Another text is another message. */
export function FieldError({ id, className, children }: FieldErrorProps) {
  return (
    <p key={String(children)} ref={announceFirst} id={id} className={className}>
      {children}
    </p>
  );
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
      {error ? (
        <FieldError id={hintId(id)} className={cx(styles.hint, styles.error)}>
          {error}
        </FieldError>
      ) : (
        hint && (
          <p id={hintId(id)} className={styles.hint}>
            {hint}
          </p>
        )
      )}
    </div>
  );
}
