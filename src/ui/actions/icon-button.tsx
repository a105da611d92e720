import type { MouseEvent, ReactNode, Ref } from 'react';
import { cx } from '../cx';
import styles from './icon-button.module.css';

export interface IconButtonProps {
  /** Accessible name: what the button does. */
  label: string;
  /** A lucide icon at size 20 or 22. */
  icon: ReactNode;
  /** A number or dot in the corner, such as unread messages. */
  badge?: ReactNode;
  variant?: 'plain' | 'filled';
  pressed?: boolean;
  /** Ignores taps, and keeps the keyboard focus, as a loading `Button` does. */
  loading?: boolean;
  disabled?: boolean;
  /** Keeps the keyboard focus while `disabled`. For buttons that become disabled when they are pressed. */
  focusableWhenDisabled?: boolean;
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
  ref?: Ref<HTMLButtonElement>;
  className?: string | undefined;
}

/** An icon-only action, 44 px square. */
export function IconButton({
  label,
  icon,
  badge,
  variant = 'plain',
  pressed,
  loading = false,
  disabled = false,
  focusableWhenDisabled = false,
  onClick,
  className,
  ...rest
}: IconButtonProps) {
  const isInert = loading || (disabled && focusableWhenDisabled);
  return (
    <button
      {...rest}
      type="button"
      data-edge={variant === 'filled' ? '' : undefined}
      aria-label={label}
      aria-pressed={pressed}
      disabled={disabled && !focusableWhenDisabled}
      aria-disabled={isInert || undefined}
      onClick={isInert ? undefined : onClick}
      className={cx(styles.button, styles[variant], className)}
    >
      {icon}
      {badge !== undefined && <span className={styles.badge}>{badge}</span>}
    </button>
  );
}
