import { OTPField } from '@base-ui/react/otp-field';
import { type ReactNode, type Ref, useId } from 'react';
import { latinDigits } from '@/lib/numbers/latin-digits';
import { cx } from '../cx';
import styles from './code-field.module.css';
import { describedBy, FieldFrame } from './field';

export interface CodeFieldProps {
  label: ReactNode;
  value: string;
  onValueChange: (value: string) => void;
  /** Called when all digits are entered. */
  onComplete?: (value: string) => void;
  /** Accessible name of each slot after the first, such as "digit 2 of 6"; the label names the first. */
  slotLabel: (position: number, length: number) => string;
  length?: number;
  /** At the end of the label's line: the button that sends the code again, or the remaining wait. */
  labelEnd?: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  disabled?: boolean;
  /** No code was sent yet: the slots take the focus, but no digits. */
  readOnly?: boolean;
  /** The slots. */
  ref?: Ref<HTMLDivElement>;
}

/** The digits of a typed or pasted text, also those of other scripts. */
const digitsOf = (text: string): string => latinDigits(text).replace(/\D/g, '');

/** A code from a message, one slot per digit. Accepts pasted and autofilled codes. */
export function CodeField({ ref, ...props }: CodeFieldProps) {
  const { label, value, onValueChange, onComplete, slotLabel, length = 6, labelEnd, hint, error } = props;
  const id = useId();
  return (
    <FieldFrame id={id} label={label} labelEnd={labelEnd} hint={hint} error={error}>
      <OTPField.Root
        ref={ref}
        id={id}
        length={length}
        value={value}
        onValueChange={onValueChange}
        onValueComplete={(complete) => onComplete?.(complete)}
        // Its own rule would drop the digits of other scripts before they could be read.
        validationType="none"
        normalizeValue={digitsOf}
        inputMode="numeric"
        disabled={props.disabled ?? false}
        readOnly={props.readOnly ?? false}
        className={styles.slots}
      >
        {Array.from({ length }, (_, index) => (
          <OTPField.Input
            // biome-ignore lint/suspicious/noArrayIndexKey: a slot is identified by its position
            key={index}
            aria-label={index === 0 ? undefined : slotLabel(index + 1, length)}
            aria-invalid={error ? true : undefined}
            // Read once, at the slot that takes the focus first.
            aria-describedby={index === 0 ? describedBy(id, { hint, error }) : undefined}
            className={cx(styles.slot, error && styles.invalid)}
          />
        ))}
      </OTPField.Root>
    </FieldFrame>
  );
}
