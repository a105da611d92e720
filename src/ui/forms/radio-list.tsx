import { Radio } from '@base-ui/react/radio';
import { RadioGroup } from '@base-ui/react/radio-group';
import type { ReactNode } from 'react';
import { cx } from '../cx';
import styles from './toggle.module.css';

export interface RadioOption<T extends string> {
  value: T;
  label: ReactNode;
  hint?: ReactNode;
  leading?: ReactNode;
  disabled?: boolean;
}

export interface RadioListProps<T extends string> {
  label: string;
  options: readonly RadioOption<T>[];
  value: T | null;
  onValueChange: (value: T) => void;
  /** Id of the message about the choice, which is invalid then. */
  describedBy?: string | undefined;
}

/** A choice of a few options with one line each, such as networks or document types. */
export function RadioList<T extends string>({ label, options, value, onValueChange, describedBy }: RadioListProps<T>) {
  return (
    <RadioGroup
      aria-label={label}
      aria-describedby={describedBy}
      aria-invalid={describedBy !== undefined || undefined}
      value={value}
      onValueChange={(next) => onValueChange(next as T)}
      className={styles.radios}
    >
      {options.map((option) => (
        // biome-ignore lint/a11y/noLabelWithoutControl: the control is inside, as Radio.Root
        <label
          key={option.value}
          className={cx(styles.line, styles.spread, styles.radioLine, option.disabled && styles.off)}
        >
          {option.leading}
          <span className={styles.words}>
            {option.label}
            {option.hint && <span className={styles.hint}>{option.hint}</span>}
          </span>
          <Radio.Root value={option.value} disabled={option.disabled ?? false} className={styles.radio}>
            <Radio.Indicator className={styles.radioDot} />
          </Radio.Root>
        </label>
      ))}
    </RadioGroup>
  );
}
