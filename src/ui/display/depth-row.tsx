import { memo } from 'react';
import { cx } from '../cx';
import styles from './depth-row.module.css';

export interface DepthRowProps {
  side: 'bid' | 'ask';
  /** Formatted by the symbol's precision. */
  price: string;
  size: string;
  /** Share of the deepest level shown, from 0 to 1: the bar's length. */
  depth: number;
  /** Name of the button for screen readers; without `onPick` the row is text. */
  pickLabel?: string;
  onPick?: () => void;
  /** A second line below the size: the sum up to here. Makes the row twice as high. */
  sum?: string;
  /** 19 px high, for half a phone's width: a shortcut, never the only way. */
  dense?: boolean;
  /** The account's own order stands at this price. */
  own?: boolean;
}

/** A level of the order book: price, size, and a bar from the end that shows how much stands there. */
export const DepthRow = memo(function DepthRow(props: DepthRowProps) {
  const { side, price, size, depth, pickLabel, onPick, sum, own = false, dense = false } = props;
  const content = (
    <>
      {/* Scaled, not resized: the browser redraws it without a layout. */}
      <span className={styles.bar} style={{ transform: `scaleX(${Math.min(1, Math.max(0, depth))})` }} />
      <span className={styles.price} data-live="text">
        {own && <span className={styles.own} />}
        {price}
      </span>
      <span className={styles.size}>
        {size}
        {sum !== undefined && <span className={styles.sum}>{sum}</span>}
      </span>
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
