import type { ReactNode } from 'react';
import styles from './confirm.module.css';
import { Problem } from './problem';

export interface SheetFooterProps {
  /** Why the last try came to nothing; nothing is said where there is none. */
  readonly problem?: string | null | undefined;
  /** The buttons, the first of them on top. */
  readonly children: ReactNode;
}

/** The end of a sheet or page that does something: what went wrong, and the buttons below it. */
export function SheetFooter({ problem, children }: SheetFooterProps) {
  return (
    <div className={styles.footer}>
      {problem && <Problem>{problem}</Problem>}
      {children}
    </div>
  );
}
