import { type ReactNode, useEffect, useId, useState } from 'react';
import { Button } from '@/ui/actions/button';

/** How long the question stands. */
const ARMED_MS = 5_000;

export interface ConfirmButtonProps {
  label: string;
  confirmLabel: string;
  /** What the second press does, read out with the question. */
  hint: string;
  icon?: ReactNode;
  onConfirm: () => void;
}

/** For what cannot be taken back: the first press asks, a second one does it. */
export function ConfirmButton({ label, confirmLabel, hint, icon, onConfirm }: ConfirmButtonProps) {
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
        variant={isArmed ? 'danger' : 'secondary'}
        icon={icon}
        aria-describedby={id}
        onClick={() => {
          setArmed(!isArmed);
          if (isArmed) onConfirm();
        }}
      >
        {isArmed ? confirmLabel : label}
      </Button>
      <span id={id} role="status" className="visually-hidden">
        {isArmed ? hint : ''}
      </span>
    </>
  );
}
