import { type ReactElement, type ReactNode, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import { type CustomItemComponentProps, Virtualizer, type VirtualizerHandle } from 'virtua';
import { cx } from '../cx';
import { usePageScroll } from '../layout/page';
import { nearest, pathOf } from '../overlays/keep-focus-near';
import styles from './virtual-list.module.css';

export interface VirtualListProps<T> {
  items: readonly T[];
  renderItem: (item: T, index: number) => ReactElement;
  /** Estimated height of a row in pixels; rows are measured later. */
  itemSizePx?: number;
  /** Height of the content above the list in the same scroll area. */
  startMarginPx?: number;
  /** Number of rows mounted in the first rendering, before the page is measured. */
  firstRows?: number;
  /** Called near the end: load the next page. It may be called again before the page has loaded. */
  onEndReached?: () => void;
  /** The rows are separate cards: no lines between them. */
  cards?: boolean;
  /** After the last row: "loading more", "that is all". */
  footer?: ReactNode;
}

/** The next page is requested this number of rows before the end. */
const AHEAD = 8;

/**
 * WebKit lays out no new elements while a stylesheet loads, and reports their size as 0 unless it was read before. If
 * such rows then grew above the top of the list, the list would treat them as scrolled past and open in its middle.
 */
function Row({ ref, index: _index, ...props }: CustomItemComponentProps) {
  const row = useRef<HTMLLIElement>(null);
  useImperativeHandle(ref, () => row.current, []);
  useLayoutEffect(() => {
    const mounted = row.current;
    void mounted?.offsetHeight;
    return () => {
      if (mounted) keepFocusInList(mounted);
    };
  }, []);
  return <li {...props} ref={row} />;
}

/**
 * Moves the focus if the row had it and was removed: to the row that follows where its content has ended; to the list
 * where it was scrolled away, because the rows after it follow it out of sight.
 */
function keepFocusInList(row: HTMLLIElement): void {
  const list = row.parentElement;
  if (!list || !row.contains(document.activeElement)) return;
  const { top, bottom } = row.getBoundingClientRect();
  const isInSight = bottom > 0 && top < innerHeight;
  const around = isInSight ? pathOf(row) : [list];
  queueMicrotask(() => {
    if (document.activeElement === document.body) nearest(around)?.focus({ preventScroll: true });
  });
}

/** A long list in the page's own scroll area; only visible rows are mounted. Use it from about 100 rows. */
export function VirtualList<T>(props: VirtualListProps<T>) {
  const { items, renderItem, itemSizePx = 60, startMarginPx = 0, firstRows = 0, onEndReached } = props;
  const { cards = false, footer } = props;
  const list = useRef<VirtualizerHandle>(null);
  const scroll = usePageScroll();

  const onScroll = (offset: number) => {
    const handle = list.current;
    if (!handle || !onEndReached) return;
    if (handle.findItemIndex(offset + handle.viewportSize) >= items.length - AHEAD) onEndReached();
  };

  return (
    <div className={cx(styles.list, !cards && styles.lined)}>
      <Virtualizer
        as="ul"
        item={Row}
        ref={list}
        data={items}
        itemSize={itemSizePx}
        ssrCount={Math.min(items.length, firstRows)}
        startMargin={startMarginPx}
        onScroll={onScroll}
        {...(scroll && { scrollRef: scroll })}
      >
        {renderItem}
      </Virtualizer>
      {footer}
    </div>
  );
}
