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
 * A filter of a list, or an amount to fill in; several may be selected. For a choice within a form use Segmented, for
 * parts of a screen use Tabs.
 */
export function Chip({ selected = false, disabled = false, onClick, icon, children }: ChipProps) {
  return (
    <button
      type="button"
      data-edge
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
