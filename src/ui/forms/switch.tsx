import { Switch as Base } from '@base-ui/react/switch';
import type { ReactNode } from 'react';
import { haptic } from '@/lib/browser/haptics';
import { cx } from '../cx';
import styles from './toggle.module.css';

export interface SwitchProps {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  /** The text before it; without it set `aria-label`. */
  label?: ReactNode;
  hint?: ReactNode;
  'aria-label'?: string;
}

/** A setting that takes effect immediately. */
export function Switch({ checked, onCheckedChange, label, hint, ...aria }: SwitchProps) {
  const control = (
    <Base.Root
      {...aria}
      checked={checked}
      onCheckedChange={(next) => {
        onCheckedChange(next);
        haptic('toggle');
      }}
      className={styles.switch}
    >
      <Base.Thumb className={styles.thumb} />
    </Base.Root>
  );
  if (!label) return control;
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is inside, as Base.Root
    <label className={cx(styles.line, styles.spread)}>
      <span className={styles.words}>
        {label}
        {hint && <span className={styles.hint}>{hint}</span>}
      </span>
      {control}
    </label>
  );
}
