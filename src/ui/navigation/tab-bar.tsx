import type { ReactNode } from 'react';
import { cx } from '../cx';
import styles from './tab-bar.module.css';

export interface TabBarItem {
  /** Address within the app, including the hash: `#/pages/home`. */
  href: string;
  label: ReactNode;
  icon: ReactNode;
  selected: boolean;
  /** Name by which guided tours find the element. */
  tour?: string;
  /** A dot on the icon. */
  dot?: boolean;
}

/** The app's five main entries at the bottom: 50 px plus the phone's inset (specification section 3). */
export function TabBar({ label, items }: { label: string; items: readonly TabBarItem[] }) {
  return (
    <nav aria-label={label} className={styles.bar}>
      {items.map((item) => (
        <a
          key={item.href}
          href={item.href}
          data-tour={item.tour}
          aria-current={item.selected ? 'page' : undefined}
          className={cx(styles.item, item.selected && styles.selected)}
        >
          <span className={styles.icon}>
            {item.icon}
            {item.dot && <span className={styles.dot} />}
          </span>
          <span className={styles.label}>{item.label}</span>
        </a>
      ))}
    </nav>
  );
}
