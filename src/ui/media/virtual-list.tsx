import { type ReactElement, type ReactNode, useRef } from 'react';
import { Virtualizer, type VirtualizerHandle } from 'virtua';
import { cx } from '../cx';
import { usePageScroll } from '../layout/page';
import styles from './virtual-list.module.css';

export interface VirtualListProps<T> {
  items: readonly T[];
  renderItem: (item: T, index: number) => ReactElement;
  /** A guess at a row's height in pixels; rows are measured. */
  itemSizePx?: number;
  /** Height of what stands above the list in the same scroll area. */
  startMarginPx?: number;
  /** Rows that are there in the first picture of the page, before it is measured. */
  firstRows?: number;
  /** The end is near: load the next page. May be called again before it has come. */
  onEndReached?: () => void;
  /** The rows are cards of their own: no line between them. */
  cards?: boolean;
  /** Below the last row: "loading more", "that is all". */
  footer?: ReactNode;
}

/** How many rows before the end the next page is asked for. */
const AHEAD = 8;

/** A long list in the page's own scroll area; only the rows in sight are mounted. Use it from about 100 rows. */
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
        item="li"
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
