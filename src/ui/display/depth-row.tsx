import { memo } from 'react';
import { cx } from '../cx';
import styles from './depth-row.module.css';
import { OwnMark } from './own-mark';

export interface DepthRowProps {
  side: 'bid' | 'ask';
  /** Formatted with the symbol's precision. */
  price: string;
  size: string;
  /** Fraction of the deepest displayed level, 0 to 1: the bar's length. */
  depth: number;
  /** Accessible name of the button; without `onPick` the row is text. */
  pickLabel?: string;
  onPick?: () => void;
  /** A second line below the size: the cumulative size. It doubles the row's height. */
  sum?: string;
  /** The cumulative size in a column of its own. */
  total?: string;
  /** 19 px high, for half a phone's width. Too low as the only touch target for picking a price. */
  dense?: boolean;
  /** Set if an own order rests at this price: the text for screen readers. A button's name must contain it as well. */
  own?: string | undefined;
}

/** A level of the order book: price, size, and a bar that shows the depth. */
export const DepthRow = memo(function DepthRow(props: DepthRowProps) {
  const { side, price, size, depth, pickLabel, onPick, sum, total, own, dense = false } = props;
  const content = (
    <>
      {/* Scaled instead of resized, so that the browser needs no layout. */}
      <span className={styles.bar} style={{ transform: `scaleX(${Math.min(1, Math.max(0, depth))})` }} />
      <span className={styles.price} data-live="text">
        {own && <OwnMark label={own} />}
        {price}
      </span>
      <span className={styles.size}>
        {size}
        {sum !== undefined && <span className={styles.sum}>{sum}</span>}
      </span>
      {total !== undefined && <span className={styles.size}>{total}</span>}
    </>
  );
  const className = cx(styles.row, styles[side], sum !== undefined && styles.double, dense && styles.dense);
  return onPick ? (
    <button type="button" className={className} aria-label={pickLabel} onClick={onPick}>
      {content}
    </button>
  ) : (
    <div className={className}>{content}</div>
  );
});
