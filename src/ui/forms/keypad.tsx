import { Delete } from 'lucide-react';
import styles from './keypad.module.css';

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

export interface KeypadProps {
  /** Name of the group for screen readers. */
  label: string;
  deleteLabel: string;
  onDigit: (digit: string) => void;
  onDelete: () => void;
  disabled?: boolean;
}

/** Digits of the app's own, so that no keyboard of the phone learns a payment password. */
export function Keypad({ label, deleteLabel, onDigit, onDelete, disabled = false }: KeypadProps) {
  const key = (digit: string) => (
    <button key={digit} type="button" className={styles.key} disabled={disabled} onClick={() => onDigit(digit)}>
      {digit}
    </button>
  );
  return (
    <fieldset className={styles.pad} aria-label={label}>
      {DIGITS.map(key)}
      <span />
      {key('0')}
      <button type="button" className={styles.key} disabled={disabled} aria-label={deleteLabel} onClick={onDelete}>
        <Delete size={24} strokeWidth={1.6} aria-hidden />
      </button>
    </fieldset>
  );
}
