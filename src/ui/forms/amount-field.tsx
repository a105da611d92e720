import { type ReactNode, useImperativeHandle, useRef } from 'react';
import { cx } from '../cx';
import { moveBySteps, stepPrecision } from './amount-steps';
import styles from './field.module.css';
import { TextField, type TextFieldProps } from './text-field';
import { useAmountText } from './use-amount-text';

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
    | 'dense'
    | 'inputClassName'
    | 'data-testid'
  > {
  /** A decimal string, or '' if empty. */
  value: string;
  onValueChange: (value: string) => void;
  /** Largest number of decimals that may be typed. */
  precision?: number;
  /**
   * The step of the amount ("0.001", "5"). It sets the precision, and the amount is rounded down to it when the field
   * loses the focus.
   */
  step?: string;
  /** After the input: the currency, a "max" button. */
  suffix?: ReactNode;
  onBlur?: () => void;
}

/**
 * A field for an amount, with a decimal keyboard, in the format of the user's language. It reports '' or a plain
 * decimal string. Text that is not a number stays with a message, is reported as '', and prevents submitting the form.
 */
export function AmountField({
  value,
  onValueChange,
  precision,
  step,
  onBlur,
  error,
  ref,
  inputClassName,
  ...field
}: AmountFieldProps) {
  const decimals = precision ?? (step === undefined ? 8 : stepPrecision(step));
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement, []);
  const typed = useAmountText(input, { value, onValueChange, precision: decimals });
  const leave = () => {
    const left = typed.leave();
    if (step !== undefined && left) {
      const settled = moveBySteps(left, 0, { step });
      if (settled !== left) onValueChange(settled);
    }
    onBlur?.();
  };
  return (
    <TextField
      {...field}
      ref={input}
      value={typed.text}
      error={typed.error ?? error}
      onValueChange={typed.clear}
      onTyped={typed.change}
      onCompositionEnd={typed.compose}
      onBlur={leave}
      inputMode={decimals === 0 ? 'numeric' : 'decimal'}
      autoComplete="off"
      enterKeyHint="done"
      inputClassName={cx(styles.amount, inputClassName)}
    />
  );
}
