import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { cx } from '../cx';
import { Keypad } from './keypad';
import styles from './passcode.module.css';

export interface PasscodeProps {
  value: string;
  onValueChange: (value: string) => void;
  /** Called when all digits are entered. The caller verifies them, and empties `value` if they are wrong. */
  onComplete?: (value: string) => void;
  length?: number;
  /** Text announced as digits are entered, such as "3 of 6 digits". */
  progressLabel: (entered: number, length: number) => string;
  keypadLabel: string;
  deleteLabel: string;
  error?: ReactNode;
  /** A link to set or recover the password. */
  footer?: ReactNode;
  /** Whether the password is being verified. */
  busy?: boolean;
}

/** Whether keys are typed into a field, such as one of the control room beside the app. */
const isField = (target: EventTarget | null): boolean =>
  [HTMLInputElement, HTMLTextAreaElement, HTMLSelectElement].some((Field) => target instanceof Field);

/** The payment password: dots above its own keypad. A hardware keyboard works too. */
export function Passcode(props: PasscodeProps) {
  const { value, onValueChange, onComplete, length = 6, error, busy = false } = props;

  const add = (digit: string) => {
    if (busy || value.length >= length) return;
    const next = value + digit;
    onValueChange(next);
    if (next.length === length) onComplete?.(next);
  };
  const remove = () => !busy && onValueChange(value.slice(0, -1));

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isField(event.target)) return;
    if (/^\d$/.test(event.key)) add(event.key);
    else if (event.key === 'Backspace') remove();
    else return;
    // In the sandbox, unhandled digits are also the presenter's shortcuts.
    event.preventDefault();
  });

  // Listens on the document, because the focus may be on the sheet's close button when the first digit is typed.
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);

  return (
    <div className={styles.passcode}>
      <div className={cx(styles.dots, error && styles.wrong)} role="status">
        <span className="visually-hidden">{props.progressLabel(value.length, length)}</span>
        {Array.from({ length }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a dot is identified by its position
          <span key={index} className={cx(styles.dot, index < value.length && styles.entered)} />
        ))}
      </div>
      <p className={styles.error} role="alert">
        {error}
      </p>
      <Keypad
        label={props.keypadLabel}
        deleteLabel={props.deleteLabel}
        onDigit={add}
        onDelete={remove}
        disabled={busy}
      />
      {props.footer && <div className={styles.footer}>{props.footer}</div>}
    </div>
  );
}
