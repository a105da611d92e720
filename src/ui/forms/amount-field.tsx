import { type ReactNode, useImperativeHandle, useRef } from 'react';
import { cx } from '../cx';
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
  precision = 8,
  onBlur,
  error,
  ref,
  inputClassName,
  ...field
}: AmountFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => input.current as HTMLInputElement, []);
  const typed = useAmountText(input, { value, onValueChange, precision });
  const leave = () => {
    typed.leave();
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
      inputMode={precision === 0 ? 'numeric' : 'decimal'}
      autoComplete="off"
      enterKeyHint="done"
      inputClassName={cx(styles.amount, inputClassName)}
    />
  );
}
