import type { ReactNode } from 'react';
import { Text } from '@/ui/text/text';
import styles from './actions.module.css';

export interface ActionBarProps {
  title?: ReactNode;
  hint?: ReactNode;
  /** Beside the words: a countdown, a price. */
  aside?: ReactNode;
  tone?: 'up' | 'down' | 'accent' | 'plain';
  /** Read out when it appears: something has happened that nobody asked for. */
  live?: boolean;
  /** Buttons, beside each other. */
  children?: ReactNode;
}

/** Where somebody stands with a work, and what they can do about it. */
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
