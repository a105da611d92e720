import type { ReactNode } from 'react';
import { cx } from '../cx';
import styles from './card.module.css';

export interface CardProps {
  title?: ReactNode;
  /** After the title: "see all", a filter, a toggle. */
  action?: ReactNode;
  /** Removes the inner padding, for lists that draw their own rows. */
  flush?: boolean;
  className?: string | undefined;
  /** Name by which guided tours find the element. */
  'data-tour'?: string;
  children?: ReactNode;
}

/** A dark panel on the page's background. */
export function Card({ title, action, flush = false, className, children, ...rest }: CardProps) {
  return (
    <section {...rest} className={cx(styles.card, flush && styles.flush, className)}>
      {(title || action) && (
        <header className={styles.header}>
          {title && <h2 className={styles.title}>{title}</h2>}
          {action && <div className={styles.action}>{action}</div>}
        </header>
      )}
      {children}
    </section>
  );
}
