import { useRef } from 'react';
import type { Pair } from '@/data/market/quotes';
import { useTranslation } from '@/i18n/use-translation';
import { useStore } from '@/lib/stores/use-store';
import { IconButton } from '@/ui/actions/icon-button';
import { cx } from '@/ui/cx';
import { LivePrice } from '../market/live-price';
import { BOOK_ROWS } from './book-levels';
import { type BookRowStyle, type OwnLevels, renderBookRow } from './book-row';
import { BOOK_VIEWS, bookView } from './book-settings';
import { GridSelect } from './grid-select';
import styles from './order-book.module.css';
import { useBook } from './use-book';

export interface OrderBookProps {
  pair: Pair;
  own: OwnLevels;
}

const ROWS = Array.from({ length: BOOK_ROWS }, (_, row) => row);

/**
 * Ten levels per side around the last price, or ten of one side, with cumulated amounts. Its height is constant, and a
 * row renders only when its own level changes.
 */
export function OrderBook({ pair, own }: OrderBookProps) {
  const { t } = useTranslation(['trade', 'depth']);
  const box = useRef<HTMLElement>(null);
  const book = useBook(box, pair, BOOK_ROWS, own);
  const view = useStore(bookView);
  const sums = view === 'both' ? 'column' : 'below';
  const rowStyle: BookRowStyle = { ...book.rowStyle, sums, dense: false, onPick: undefined };
  return (
    <section ref={box} className={styles.book} aria-label={t('trade:book.book')}>
      <div className={styles.head}>
        <span>{t('trade:book.price')}</span>
        <span>{t('trade:book.amount')}</span>
        {sums === 'column' && <span>{t('depth:total', { asset: pair.currency_name })}</span>}
      </div>
      {/* Reversed, so that the best ask is next to the last price. */}
      {view !== 'bids' && (
        <div>{ROWS.map((at) => renderBookRow(rowStyle, 'ask', book.asks[BOOK_ROWS - 1 - at], at))}</div>
      )}
      <p className={styles.last}>
        <LivePrice pair={pair} size="title" arrow />
        {pair.is_open === false && <span className={styles.closed}>{t('trade:state.closed')}</span>}
      </p>
      {view !== 'asks' && <div>{ROWS.map((at) => renderBookRow(rowStyle, 'bid', book.bids[at], at))}</div>}
      <div className={styles.grid}>
        <ViewButton />
        <GridSelect symbol={pair.symbol} step={book.step} steps={book.steps} />
      </div>
    </section>
  );
}

/** Switches between both sides, asks only and bids only; the icon shows the current view. */
function ViewButton() {
  const { t } = useTranslation('depth');
  const view = useStore(bookView);
  const next = BOOK_VIEWS[(BOOK_VIEWS.indexOf(view) + 1) % BOOK_VIEWS.length] ?? 'both';
  return (
    <IconButton
      label={t(`view.${view}`)}
      icon={
        <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
          <path className={cx(styles.ask, view === 'bids' && styles.off)} d="M1 1h14v3H1zM5 5h10v2H5z" />
          <path className={cx(styles.bid, view === 'asks' && styles.off)} d="M5 9h10v2H5zM1 12h14v3H1z" />
        </svg>
      }
      onClick={() => bookView.set(next)}
    />
  );
}
