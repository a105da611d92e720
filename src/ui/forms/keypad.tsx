import { Delete } from 'lucide-react';
import styles from './keypad.module.css';

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

export interface KeypadProps {
  /** Accessible name of the group. */
  label: string;
  deleteLabel: string;
  onDigit: (digit: string) => void;
  onDelete: () => void;
  /** Ignores presses. The keys stay focusable: disabling the pressed one would lose the keyboard focus. */
  disabled?: boolean;
}

/** The app's own number pad, so that the phone's keyboard does not see a payment password. */
export function Keypad({ label, deleteLabel, onDigit, onDelete, disabled = false }: KeypadProps) {
  const pressable = (press: () => void) =>
    ({
      type: 'button',
      'data-edge': '',
      className: styles.key,
      'aria-disabled': disabled || undefined,
      onClick: disabled ? undefined : press,
    }) as const;
  const key = (digit: string) => (
    <button key={digit} {...pressable(() => onDigit(digit))}>
      {digit}
    </button>
  );
  // The mark is for the sandbox, which notes what is pressed and not what is typed.
  return (
    <fieldset className={styles.pad} aria-label={label} data-typed="">
      {DIGITS.map(key)}
      <span />
      {key('0')}
      <button {...pressable(onDelete)} aria-label={deleteLabel}>
        <Delete size={24} strokeWidth={1.6} aria-hidden />
      </button>
    </fieldset>
  );
}
