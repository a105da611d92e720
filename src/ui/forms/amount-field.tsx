import type { ReactNode } from 'react';
import { filterAmount, moveBySteps, settleAmount, stepPrecision } from './amount-text';
import styles from './field.module.css';
import { groupMark } from './group-mark';
import { TextField, type TextFieldProps } from './text-field';

export interface AmountFieldProps
  extends Pick<
    TextFieldProps,
    | 'label'
    | 'labelEnd'
    | 'aria-label'
    | 'hint'
    | 'error'
    | 'prefix'
    | 'placeholder'
    | 'disabled'
    | 'readOnly'
    | 'name'
    | 'ref'
    | 'clearLabel'
    | 'compact'
    | 'data-testid'
  > {
  /** A decimal string, or '' for nothing. */
  value: string;
  onValueChange: (value: string) => void;
  /** Decimals that may be typed. */
  precision?: number;
  /** The grid of the amount ("0.001", "5"): gives the precision, and cuts to the grid when the field is left. */
  step?: string;
  /** At the end: the currency, a "max" button. */
  suffix?: ReactNode;
  onBlur?: () => void;
}

/** An amount with a decimal keyboard. What it reports is always '' or a decimal string. */
export function AmountField({ value, onValueChange, precision, step, onBlur, ...field }: AmountFieldProps) {
  const decimals = precision ?? (step === undefined ? 8 : stepPrecision(step));
  const leave = () => {
    const settled = settleAmount(value);
    const final = step === undefined || settled === '' ? settled : moveBySteps(settled, 0, { step });
    if (final !== value) onValueChange(final);
    onBlur?.();
  };
  return (
    <TextField
      {...field}
      value={value}
      onValueChange={(raw) => onValueChange(filterAmount(raw, value, { precision: decimals, groupMark: groupMark() }))}
      onBlur={leave}
      inputMode={decimals === 0 ? 'numeric' : 'decimal'}
      autoComplete="off"
      enterKeyHint="done"
      inputClassName={styles.amount}
    />
  );
}
