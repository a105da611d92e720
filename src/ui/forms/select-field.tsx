import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { cx } from '../cx';
import { describedBy, FieldFrame } from './field';
import field from './field.module.css';
import styles from './select.module.css';
import { SelectSheet, type SelectSheetProps } from './select-sheet';

export interface SelectFieldProps<T extends string> extends Omit<SelectSheetProps<T>, 'open' | 'onOpenChange'> {
  label?: ReactNode;
  placeholder: string;
  hint?: ReactNode;
  error?: ReactNode;
  disabled?: boolean;
  /** As wide as its text, without a label, such as the currency after an amount. */
  inline?: boolean;
  /** 36 px high, in rows of 44 px. */
  dense?: boolean;
}

/** A field that opens a SelectSheet. */
export function SelectField<T extends string>(props: SelectFieldProps<T>) {
  const { label, placeholder, hint, error, disabled, inline = false, dense = false, ...sheet } = props;
  const id = useId();
  const [open, setOpen] = useState(false);
  const every = [...sheet.options, ...(sheet.more?.options ?? [])];
  const chosen = every.find((option) => option.value === sheet.value);
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <button
        id={id}
        type="button"
        disabled={disabled}
        aria-haspopup="dialog"
        aria-expanded={open}
        // With the label alone, screen readers would not announce the selected value.
        aria-label={`${typeof label === 'string' ? label : sheet.title}: ${chosen?.label ?? placeholder}`}
        aria-describedby={describedBy(id, { hint, error })}
        aria-invalid={error ? true : undefined}
        onClick={() => setOpen(true)}
        className={cx(
          inline ? styles.inline : cx(field.box, styles.field),
          dense && cx(field.dense, styles.dense),
          error && field.invalid,
          disabled && field.off,
        )}
      >
        {chosen?.leading}
        <span className={cx(styles.value, !chosen && styles.placeholder)}>
          {chosen?.short ?? chosen?.label ?? placeholder}
        </span>
        <ChevronDown className={styles.chevron} size={dense ? 16 : 18} aria-hidden />
      </button>
      <SelectSheet {...sheet} open={open} onOpenChange={setOpen} />
    </FieldFrame>
  );
}
