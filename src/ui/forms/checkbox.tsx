import { Checkbox as Base } from '@base-ui/react/checkbox';
import { Check } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { cx } from '../cx';
import { describedBy, FieldError, hintId } from './field';
import styles from './toggle.module.css';

export interface CheckboxProps {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  /** The label, which may contain links; tapping the rest of it toggles the box. */
  children: ReactNode;
  error?: ReactNode;
  name?: string;
}

/** A checkbox with its sentence, for an agreement or a multiple choice. */
export function Checkbox({ checked, onCheckedChange, children, error, name }: CheckboxProps) {
  const id = useId();
  return (
    <div>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: the control is inside, as Base.Root */}
      <label className={styles.line}>
        <Base.Root
          checked={checked}
          onCheckedChange={onCheckedChange}
          name={name}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { hint: undefined, error })}
          className={cx(styles.box, error && styles.invalid)}
        >
          <Base.Indicator>
            <Check size={14} strokeWidth={3.5} aria-hidden />
          </Base.Indicator>
        </Base.Root>
        <span className={styles.words}>{children}</span>
      </label>
      {error && (
        <FieldError id={hintId(id)} className={styles.error}>
          {error}
        </FieldError>
      )}
    </div>
  );
}
