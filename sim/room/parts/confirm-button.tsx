import { type ReactNode, useEffect, useId, useState } from 'react';
import { Button } from '@/ui/actions/button';
import { cx } from '@/ui/cx';
import styles from './parts.module.css';

/** Real milliseconds for which the button waits for the second click. */
const ARMED_MS = 5_000;

export interface ConfirmButtonProps {
  label: string;
  confirmLabel: string;
  /** What the second click does; screen readers read it together with the question. */
  hint: string;
  icon?: ReactNode;
  /** Shows only the icon until it is pressed. */
  iconOnly?: boolean;
  onConfirm: () => void;
}

/** For actions that cannot be undone: the first click asks, the second one confirms. */
export function ConfirmButton({ label, confirmLabel, hint, icon, iconOnly = false, onConfirm }: ConfirmButtonProps) {
  const id = useId();
  const [isArmed, setArmed] = useState(false);
  useEffect(() => {
    if (!isArmed) return;
    const timer = setTimeout(() => setArmed(false), ARMED_MS);
    return () => clearTimeout(timer);
  }, [isArmed]);
  return (
    <>
      <Button
        size="sm"
        variant={isArmed ? 'danger' : iconOnly ? 'ghost' : 'secondary'}
        icon={icon}
        className={cx(iconOnly && !isArmed && styles.icon)}
        {...(iconOnly && !isArmed && { 'aria-label': label })}
        aria-describedby={id}
        onClick={() => {
          setArmed(!isArmed);
          if (isArmed) onConfirm();
        }}
      >
        {isArmed ? confirmLabel : !iconOnly && label}
      </Button>
      <span id={id} role="status" className="visually-hidden">
        {isArmed ? hint : ''}
      </span>
    </>
  );
}
