import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../actions/icon-button';
import { cx } from '../cx';
import styles from './nav-bar.module.css';

export interface NavBarProps {
  title: ReactNode;
  /** `root` is the large, left-aligned title of a tab's first page, without a back button. */
  variant?: 'page' | 'root';
  onBack?: () => void;
  backLabel?: string;
  /** Icon buttons at the end. */
  actions?: ReactNode;
  /** A second line of the bar: tabs, a search field. */
  children?: ReactNode;
}

/** The black bar at the top of a page. Its title is the page's only h1. */
export function NavBar({ title, variant = 'page', onBack, backLabel, actions, children }: NavBarProps) {
  return (
    <header className={styles.bar}>
      <div className={cx(styles.line, styles[variant])}>
        {variant === 'page' && (
          <div className={styles.side}>
            {onBack && (
              <IconButton
                label={backLabel ?? ''}
                icon={<ChevronLeft size={24} strokeWidth={1.75} aria-hidden />}
                onClick={onBack}
              />
            )}
          </div>
        )}
        <h1 className={styles.title}>{title}</h1>
        <div className={cx(styles.side, styles.end)} data-bar-actions>
          {actions}
        </div>
      </div>
      {children}
    </header>
  );
}
