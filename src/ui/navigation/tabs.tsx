import { Tabs as Base } from '@base-ui/react/tabs';
import { type ReactNode, useEffect, useRef } from 'react';
import { cx } from '../cx';
import styles from './tabs.module.css';

export interface TabItem<T extends string> {
  value: T;
  label: ReactNode;
  /** A count after the label. */
  count?: number | string;
  disabled?: boolean;
}

export interface TabsProps<T extends string> {
  /** Name of the list of tabs for screen readers. */
  label: string;
  items: readonly TabItem<T>[];
  value: T;
  onValueChange: (value: T) => void;
  /** `page` is the large row in a bar, `section` the row inside a card, `small` the chart's periods. */
  size?: 'page' | 'section' | 'small';
  /** Shares the width instead of scrolling; for two to four short labels. */
  fill?: boolean;
  /** At the end of the row, outside of what scrolls. */
  action?: ReactNode;
  className?: string | undefined;
  /** TabPanels, if the content is switched by these tabs rather than by the page. */
  children?: ReactNode;
}

/** Underlined tabs. The row scrolls sideways and keeps the selected tab in view. */
export function Tabs<T extends string>(props: TabsProps<T>) {
  const { label, items, value, onValueChange, size = 'section', fill = false, action, className, children } = props;
  const list = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the selected tab is read from the page after `value` changed
  useEffect(() => {
    const row = list.current;
    const tab = row?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (!row || !tab) return;
    // scrollIntoView would also scroll the page around.
    row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
  }, [value, items.length]);

  return (
    <Base.Root value={value} onValueChange={(next) => onValueChange(next as T)} className={className}>
      <div className={cx(styles.bar, styles[size])}>
        <Base.List ref={list} aria-label={label} className={cx(styles.list, fill && styles.fill)}>
          {items.map((item) => (
            <Base.Tab key={item.value} value={item.value} disabled={item.disabled ?? false} className={styles.tab}>
              <span className={styles.label}>
                {item.label}
                {item.count !== undefined && <span className={styles.count}> {item.count}</span>}
              </span>
            </Base.Tab>
          ))}
        </Base.List>
        {action && <div className={styles.action}>{action}</div>}
      </div>
      {children}
    </Base.Root>
  );
}

/** The content of one tab; mounted only while selected. */
export function TabPanel({ value, children }: { value: string; children: ReactNode }) {
  return (
    <Base.Panel value={value} className={styles.panel}>
      {children}
    </Base.Panel>
  );
}
