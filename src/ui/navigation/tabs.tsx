import {
  createContext,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  use,
  useEffect,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
} from 'react';
import { cx } from '../cx';
import styles from './tabs.module.css';

export interface TabItem<T extends string> {
  value: T;
  label: ReactNode;
  /** A count after the label. */
  count?: number | string;
  disabled?: boolean;
  /** Name by which guided tours find the element. */
  tour?: string;
}

export interface TabsProps<T extends string> {
  /** Accessible name of the list of tabs. */
  label: string;
  items: readonly TabItem<T>[];
  value: T;
  onValueChange: (value: T) => void;
  /** `page` is the large row in a bar, `section` a row inside a card, `small` the chart's periods. */
  size?: 'page' | 'section' | 'small';
  /** Tabs share the width instead of scrolling, for two to four short labels. */
  fill?: boolean;
  /** The element of the row. */
  row?: Ref<HTMLDivElement>;
  /** At the end of the row, outside of the scrolling part. */
  action?: ReactNode;
  className?: string | undefined;
  /** Name by which guided tours find the element. */
  'data-tour'?: string;
  /** TabPanels, if these tabs switch the content and not the page. */
  children?: ReactNode;
}

/** The row of tabs that a panel belongs to. */
const Row = createContext({ id: '', value: '' });

const tabId = (row: string, value: string) => `${row}-tab-${value}`;
const panelId = (row: string, value: string) => `${row}-panel-${value}`;

/** Arrow keys, Home and End move within the row, which is one tab stop (ARIA Authoring Practices, tabs). */
function moveFocus(event: KeyboardEvent<HTMLDivElement>): void {
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
  const at = tabs.indexOf(event.target as HTMLElement);
  const targets: Record<string, number> = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: -1 };
  const to = targets[event.key];
  if (at === -1 || to === undefined) return;
  event.preventDefault();
  tabs.at(to % tabs.length)?.focus();
}

/**
 * Underlined tabs for parts of a screen or of a card. For filters of a list use Chips, for a choice within a form
 * Segmented. Implemented here because the first screen needs them, and the component library's would add 12 kB (gzip)
 * to it. The row scrolls sideways and keeps the selected tab in view.
 */
export function Tabs<T extends string>(props: TabsProps<T>) {
  const { label, items, value, onValueChange, size = 'section', fill = false, action, className, children } = props;
  const list = useRef<HTMLDivElement>(null);
  useImperativeHandle(props.row, () => list.current as HTMLDivElement, []);
  const wasShown = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the selected tab is read from the DOM after a change
  useEffect(() => {
    const isAtStart = !wasShown.current && items[0]?.value === value;
    wasShown.current = true;
    // The row starts at its beginning anyway. Reading positions would force a layout before the first paint.
    if (isAtStart) return;
    const row = list.current;
    const tab = row?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (!row || !tab) return;
    // scrollIntoView would also scroll the surrounding page.
    row.scrollLeft = tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
  }, [value, items.length]);

  const id = useId();
  const row = useMemo(() => ({ id, value }), [id, value]);
  const isListed = items.some((item) => item.value === value);
  return (
    <div className={className} data-tour={props['data-tour']}>
      <div className={cx(styles.bar, styles[size])}>
        <div
          ref={list}
          role="tablist"
          aria-label={label}
          className={cx(styles.list, fill && styles.fill)}
          onKeyDown={moveFocus}
        >
          {items.map((item, index) => {
            const isSelected = item.value === value;
            return (
              <button
                key={item.value}
                type="button"
                role="tab"
                id={tabId(id, item.value)}
                aria-selected={isSelected}
                aria-controls={children && isSelected ? panelId(id, item.value) : undefined}
                aria-disabled={item.disabled || undefined}
                tabIndex={isSelected || (!isListed && index === 0) ? 0 : -1}
                className={styles.tab}
                data-tour={item.tour}
                onClick={() => !item.disabled && !isSelected && onValueChange(item.value)}
              >
                <span className={styles.label}>
                  {item.label}
                  {item.count !== undefined && <span className={styles.count}> {item.count}</span>}
                </span>
              </button>
            );
          })}
        </div>
        {action && <div className={styles.action}>{action}</div>}
      </div>
      <Row value={row}>{children}</Row>
    </div>
  );
}

/** The content of one tab; mounted only while selected. */
export function TabPanel({ value, children }: { value: string; children: ReactNode }) {
  const row = use(Row);
  if (row.value !== value) return null;
  return (
    <div role="tabpanel" id={panelId(row.id, value)} aria-labelledby={tabId(row.id, value)} className={styles.panel}>
      {children}
    </div>
  );
}
