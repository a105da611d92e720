import type { ReactNode } from 'react';
import { cx } from '../cx';
import styles from './chip.module.css';

export interface ChipProps {
  selected?: boolean;
  disabled?: boolean;
  onClick?: () => void;
  icon?: ReactNode;
  children: ReactNode;
}

/**
 * A filter of a list, or an amount that a tap fills in; several may be selected. One answer of a form is a Segmented's,
 * a part of a screen a Tab's.
 */
export function Chip({ selected = false, disabled = false, onClick, icon, children }: ChipProps) {
  return (
    <button
      type="button"
      aria-pressed={selected}
      disabled={disabled}
      onClick={onClick}
      className={cx(styles.chip, selected && styles.selected)}
    >
      {icon}
      <span className={styles.words}>{children}</span>
    </button>
  );
}

/** Chips in one line that scrolls sideways. */
export function ChipRow({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <fieldset className={styles.row} aria-label={label}>
      {children}
    </fieldset>
  );
}
