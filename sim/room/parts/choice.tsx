import { ChevronDown } from 'lucide-react';
import { cx } from '@/ui/cx';
import field from '@/ui/forms/field.module.css';
import styles from './choice.module.css';

export interface ChoiceProps {
  label: string;
  value: string;
  options: readonly { readonly value: string; readonly label: string }[];
  onChange: (value: string) => void;
}

/**
 * A choice from a short list. It is the browser's own select element, which every keyboard and screen reader supports.
 */
export function Choice({ label, value, options, onChange }: ChoiceProps) {
  return (
    <span className={cx(field.box, field.compact, styles.choice)}>
      <select
        aria-label={label}
        className={cx(field.input, styles.select)}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown size={16} aria-hidden className={styles.chevron} />
    </span>
  );
}
