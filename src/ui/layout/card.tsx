import type { ReactNode } from 'react';
import { cx } from '../cx';
import styles from './card.module.css';

export interface CardProps {
  title?: ReactNode;
  /** Beside the title: "see all", a filter, a toggle. */
  action?: ReactNode;
  /** Drops the inner padding, for lists that draw their own rows. */
  flush?: boolean;
  className?: string | undefined;
  /** A place that guided tours point at. */
  'data-tour'?: string;
  children?: ReactNode;
}

/** A dark panel on the page's ground. */
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
