import { Minus, Plus } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import { cx } from '../cx';
import { moveBySteps, stepPrecision } from './amount-steps';
import { describedBy, FieldFrame, labelId } from './field';
import field from './field.module.css';
import styles from './stepper.module.css';
import { useAmountText } from './use-amount-text';

export interface StepperProps {
  /** A decimal string, or '' if empty. */
  value: string;
  onValueChange: (value: string) => void;
  step: string;
  min?: string;
  max?: string;
  label?: ReactNode;
  'aria-label'?: string;
  /** Accessible names of the two buttons. */
  decreaseLabel: string;
  increaseLabel: string;
  placeholder?: string;
  hint?: ReactNode;
  error?: ReactNode;
  /**
   * The value cannot be changed, but the field keeps the keyboard focus: pressing Enter in it may have started the
   * request that makes it read-only.
   */
  readOnly?: boolean;
  /** Value that replaces an empty one when the field loses the focus; without it the field stays empty. */
  emptied?: string;
  /** Narrower buttons, for half of a phone's width. */
  compact?: boolean;
  /** 36 px high, in rows of 44 px, with the label inside above the figure, for forms that share the screen. */
  dense?: boolean;
  /** After the label of a dense stepper: the equivalent of the figure. */
  note?: ReactNode;
  /** Largest number of decimals that may be typed; by default that of the step. */
  precision?: number;
}

/** An amount between a minus and a plus button, such as lots or a limit price. It can also be typed. */
export function Stepper(props: StepperProps) {
  const { value, onValueChange, step, min, max, label, decreaseLabel, increaseLabel, hint, readOnly } = props;
  const { dense = false, note, precision = stepPrecision(step) } = props;
  const button = cx(styles.button, props.compact && styles.narrow, dense && styles.low);
  const id = useId();
  const rules = { step, ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
  const input = useRef<HTMLInputElement>(null);
  const typed = useAmountText(input, { value, onValueChange, precision });
  const error = typed.error ?? props.error;
  // A form may have several steppers, whose buttons have the same names.
  const describedById = label ? labelId(id) : undefined;
  const move = (steps: number) => {
    const next = moveBySteps(value, steps, rules);
    // A typed "0" stays, because it may become "0.01". A step down to zero empties the field.
    onValueChange(next === '0' ? '' : next);
  };
  return (
    <FieldFrame id={id} label={dense ? undefined : label} hint={hint} error={error}>
      <div className={cx(field.box, dense && field.dense, error && field.invalid, readOnly && field.off)}>
        <button
          type="button"
          className={button}
          aria-label={decreaseLabel}
          aria-describedby={describedById}
          disabled={readOnly}
          onClick={() => move(-1)}
        >
          <Minus size={18} aria-hidden />
        </button>
        <span className={styles.middle}>
          {dense && (
            <span className={styles.caption}>
              <label id={describedById} htmlFor={id}>
                {label}
              </label>
              {note && <span id={`${id}-note`}> · {note}</span>}
            </span>
          )}
          <input
            id={id}
            ref={input}
            aria-label={props['aria-label']}
            inputMode={precision === 0 ? 'numeric' : 'decimal'}
            autoComplete="off"
            enterKeyHint="done"
            placeholder={props.placeholder}
            readOnly={readOnly}
            value={typed.text}
            onChange={typed.change}
            onCompositionEnd={typed.compose}
            onBlur={() => {
              if (readOnly) return;
              const amount = typed.leave();
              // A refused amount stays as typed. If it were rounded here, the button whose press leaves the field would
              // send it.
              if (amount !== '' && error) return;
              const left = amount === '' ? props.emptied : amount;
              if (left && precision === stepPrecision(step)) onValueChange(moveBySteps(left, 0, rules));
            }}
            onKeyDown={(event) => {
              if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
              event.preventDefault();
              if (!readOnly) move(event.key === 'ArrowUp' ? 1 : -1);
            }}
            aria-invalid={error ? true : undefined}
            aria-describedby={cx(describedBy(id, { hint, error }), dense && note && `${id}-note`) || undefined}
            className={cx(field.input, field.amount, styles.input, dense && styles.below)}
          />
        </span>
        <button
          type="button"
          className={button}
          aria-label={increaseLabel}
          aria-describedby={describedById}
          disabled={readOnly}
          onClick={() => move(1)}
        >
          <Plus size={18} aria-hidden />
        </button>
      </div>
    </FieldFrame>
  );
}
