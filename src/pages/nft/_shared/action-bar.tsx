import type { ReactNode } from 'react';
import { Text } from '@/ui/text/text';
import styles from './actions.module.css';

export interface ActionBarProps {
  title?: ReactNode;
  hint?: ReactNode;
  /** Content beside the text: a countdown or a price. */
  aside?: ReactNode;
  tone?: 'up' | 'down' | 'accent' | 'plain';
  /** Announces the text to screen readers, for changes which the user did not cause. */
  live?: boolean;
  /** Buttons in a row. */
  children?: ReactNode;
}

/** The user's status for a work, with the available actions. */
export function ActionBar({ title, hint, aside, tone = 'plain', live = false, children }: ActionBarProps) {
  return (
    <div className={styles.bar} data-tone={tone}>
      {(title || aside) && (
        <div className={styles.line}>
          <div className={styles.words} role={live ? 'status' : undefined}>
            {title && <Text weight="bold">{title}</Text>}
            {hint && (
              <Text size="small" tone="secondary">
                {hint}
              </Text>
            )}
          </div>
          {aside && <div className={styles.aside}>{aside}</div>}
        </div>
      )}
      {children && <div className={styles.buttons}>{children}</div>}
    </div>
  );
}
