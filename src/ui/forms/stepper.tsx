import { Minus, Plus } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import { cx } from '../cx';
import { moveBySteps, stepPrecision } from './amount-steps';
import { describedBy, FieldFrame } from './field';
import field from './field.module.css';
import styles from './stepper.module.css';
import { useAmountText } from './use-amount-text';

export interface StepperProps {
  /** A decimal string, or '' while empty. */
  value: string;
  onValueChange: (value: string) => void;
  step: string;
  min?: string;
  max?: string;
  label?: ReactNode;
  'aria-label'?: string;
  /** Names of the two buttons. */
  decreaseLabel: string;
  increaseLabel: string;
  hint?: ReactNode;
  error?: ReactNode;
  disabled?: boolean;
  /** What it goes back to when it is left empty; without it, it stays empty. */
  emptied?: string;
  /** Narrower buttons, for half of a phone's width. */
  compact?: boolean;
}

/** An amount between minus and plus: lots, a limit price. It can be typed as well. */
export function Stepper(props: StepperProps) {
  const { value, onValueChange, step, min, max, label, decreaseLabel, increaseLabel, hint, disabled } = props;
  const button = cx(styles.button, props.compact && styles.narrow);
  const id = useId();
  const rules = { step, ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
  const input = useRef<HTMLInputElement>(null);
  const typed = useAmountText(input, { value, onValueChange, precision: stepPrecision(step) });
  const error = typed.error ?? props.error;
  const move = (steps: number) => onValueChange(moveBySteps(value, steps, rules));
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <div className={cx(field.box, error && field.invalid, disabled && field.off)}>
        <button
          type="button"
          className={button}
          aria-label={decreaseLabel}
          disabled={disabled}
          onClick={() => move(-1)}
        >
          <Minus size={18} aria-hidden />
        </button>
        <input
          id={id}
          ref={input}
          aria-label={props['aria-label']}
          inputMode={stepPrecision(step) === 0 ? 'numeric' : 'decimal'}
          autoComplete="off"
          disabled={disabled}
          value={typed.text}
          onChange={typed.change}
          onCompositionEnd={typed.compose}
          onBlur={() => {
            typed.leave();
            const left = value || props.emptied;
            if (typed.isAmount && left) onValueChange(moveBySteps(left, 0, rules));
          }}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
            event.preventDefault();
            move(event.key === 'ArrowUp' ? 1 : -1);
          }}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { hint, error })}
          className={cx(field.input, field.amount, styles.input)}
        />
        <button type="button" className={button} aria-label={increaseLabel} disabled={disabled} onClick={() => move(1)}>
          <Plus size={18} aria-hidden />
        </button>
      </div>
    </FieldFrame>
  );
}
