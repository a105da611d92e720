import type { MouseEvent, ReactNode, Ref } from 'react';
import { cx } from '../cx';
import { Spinner } from '../feedback/spinner';
import styles from './button.module.css';
import { TAP_GUARD_MS, useGuardedTap } from './tap-guard';

export type ButtonVariant = 'primary' | 'up' | 'down' | 'secondary' | 'ghost' | 'danger';

export interface ButtonProps {
  variant?: ButtonVariant;
  size?: 'sm' | 'md' | 'lg';
  /** Fills the width. */
  block?: boolean;
  /** Keeps the width, shows a spinner and ignores taps. */
  loading?: boolean;
  disabled?: boolean;
  /** Keeps the keyboard focus while `disabled`. For buttons that become disabled when they are pressed. */
  focusableWhenDisabled?: boolean;
  icon?: ReactNode;
  type?: 'button' | 'submit';
  form?: string;
  /** Ignores a second tap within 500 ms; `false` for controls meant for fast tapping. */
  guard?: boolean;
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
  ref?: Ref<HTMLButtonElement>;
  id?: string;
  /** Value submitted with the form by this button. */
  value?: string;
  'aria-label'?: string;
  'aria-describedby'?: string;
  'aria-expanded'?: boolean;
  'aria-pressed'?: boolean;
  'data-testid'?: string;
  className?: string | undefined;
  children?: ReactNode;
}

/**
 * A labelled action. Use one `primary` per screen, `up` and `down` for trading directions, `danger` for destructive
 * actions.
 */
export function Button({
  variant = 'secondary',
  size = 'md',
  block = false,
  loading = false,
  disabled = false,
  focusableWhenDisabled = false,
  icon,
  type = 'button',
  guard = true,
  onClick,
  className,
  children,
  ...rest
}: ButtonProps) {
  const tap = useGuardedTap(onClick, guard ? TAP_GUARD_MS : 0);
  const isInert = loading || (disabled && focusableWhenDisabled);
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled && !focusableWhenDisabled}
      aria-disabled={isInert || undefined}
      aria-busy={loading || undefined}
      data-edge={variant === 'ghost' ? undefined : ''}
      className={cx(
        styles.button,
        styles[variant],
        styles[size],
        block && styles.block,
        disabled && styles.off,
        className,
      )}
      // A loading button stays focusable: disabling it would move the keyboard focus to the start of the page.
      onClick={(event) => (isInert ? event.preventDefault() : tap(event))}
    >
      <span className={cx(styles.label, loading && styles.hidden)}>
        {icon}
        {children && <span className={styles.words}>{children}</span>}
      </span>
      {loading && <Spinner className={styles.spinner} />}
    </button>
  );
}
