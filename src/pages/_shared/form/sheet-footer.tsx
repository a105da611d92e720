import type { ReactNode } from 'react';
import styles from './confirm.module.css';
import { Problem } from './problem';

export interface SheetFooterProps {
  /** Why the last attempt failed; null or undefined shows nothing. */
  readonly problem?: string | null | undefined;
  /** The buttons, from top to bottom. */
  readonly children: ReactNode;
}

/** Footer of a sheet or page with an action: the error text, and the buttons below it. */
export function SheetFooter({ problem, children }: SheetFooterProps) {
  return (
    <div className={styles.footer}>
      {problem && <Problem>{problem}</Problem>}
      {children}
    </div>
  );
}
