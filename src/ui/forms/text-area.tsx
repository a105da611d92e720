import { type ReactNode, useId } from 'react';
import { cx } from '../cx';
import { describedBy, FieldFrame } from './field';
import styles from './field.module.css';

export interface TextAreaProps {
  value: string;
  onValueChange: (value: string) => void;
  label?: ReactNode;
  'aria-label'?: string;
  hint?: ReactNode;
  error?: ReactNode;
  placeholder?: string;
  /** Also shows how many characters are used. */
  maxLength?: number;
  rows?: number;
  name?: string;
}

export function TextArea({ value, onValueChange, label, hint, error, rows = 4, ...native }: TextAreaProps) {
  const id = useId();
  const used = native.maxLength === undefined ? undefined : `${value.length}/${native.maxLength}`;
  return (
    <FieldFrame id={id} label={label} labelEnd={used} hint={hint} error={error}>
      <div className={cx(styles.box, error && styles.invalid)}>
        <textarea
          {...native}
          id={id}
          rows={rows}
          value={value}
          onChange={(event) => onValueChange(event.currentTarget.value)}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { hint, error })}
          className={cx(styles.input, styles.area)}
        />
      </div>
    </FieldFrame>
  );
}
