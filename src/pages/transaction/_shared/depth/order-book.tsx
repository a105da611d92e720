import { memo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { readPrice } from '@/data/prices';
import type { Pair } from '@/data/queries/quotes';
import { type Formats, useFormats } from '@/i18n/use-formats';
import { useStore } from '@/lib/use-store';
import { DepthRow } from '@/ui/display/depth-row';
import { SelectField } from '@/ui/forms/select-field';
import { LivePrice } from '../spot/live-price';
import { BOOK_ROWS, type BookLevel, gridSteps, groupLevels, onGrid } from './book-levels';
import { bookSteps, bookView, rememberStep } from './book-settings';
import styles from './order-book.module.css';
import { useSeenDepth } from './use-seen-depth';
import { ViewButton } from './view-button';

export interface OrderBookProps {
  pair: Pair;
  /** A tap on a level; without it the rows are text. */
  onPick?: ((price: string) => void) | undefined;
  /** Prices of the user's own open orders, as decimal strings. */
  own: readonly { side: 'buy' | 'sell'; price: string }[];
}

const ROWS = Array.from({ length: BOOK_ROWS }, (_, row) => row);

/**
 * Ten levels a side around the last price, or ten of one side with the sum up to each. It is always as high, so nothing
 * moves while the market does; a row renders only when its own level has changed.
 */
export function OrderBook({ pair, onPick, own }: OrderBookProps) {
  const { t } = useTranslation('trade');
  const format = useFormats();
  const box = useRef<HTMLElement>(null);
  const depth = useSeenDepth(box, pair.symbol);
  const steps = gridSteps(pair.price_decimals, readPrice(pair.symbol)?.last ?? pair.now_price);
  const view = useStore(bookView);
  const chosen = useStore(bookSteps)[pair.symbol];
  const step = chosen !== undefined && steps.includes(chosen) ? chosen : (steps[0] ?? '0.01');
  const asks = groupLevels(depth?.asks ?? [], step, 'ask');
  const bids = groupLevels(depth?.bids ?? [], step, 'bid');
  const deepest = Math.max(asks.at(-1)?.total ?? 0, bids.at(-1)?.total ?? 0) || 1;
  const decimals = Math.max(0, step.split('.')[1]?.length ?? 0);

  const row = (side: 'bid' | 'ask', level: BookLevel | undefined, key: number) => (
    <BookRow
      key={key}
      side={side}
      price={level?.price}
      amount={level?.amount}
      total={view === 'both' ? undefined : (level?.total ?? 0)}
      depth={level ? level.total / deepest : 0}
      decimals={decimals}
      format={format}
      own={level !== undefined && isOwn(own, side, level.price, step)}
      onPick={onPick}
    />
  );

  return (
    <section ref={box} className={styles.book} aria-label={t('book.book')}>
      <div className={styles.head}>
        <span>{t('book.price')}</span>
        <span>{t('book.amount')}</span>
      </div>
      {/* From the bottom, so that the best offer is next to the price. */}
      {view !== 'bids' && <div>{ROWS.map((at) => row('ask', asks[BOOK_ROWS - 1 - at], at))}</div>}
      <p className={styles.last}>
        <LivePrice pair={pair} size="title" arrow />
      </p>
      {view !== 'asks' && <div>{ROWS.map((at) => row('bid', bids[at], at))}</div>}
      <div className={styles.grid}>
        <ViewButton />
        <SelectField
          inline
          title={t('book.grid')}
          placeholder={step}
          value={step}
          onValueChange={(next) => rememberStep(pair.symbol, next)}
          options={steps.map((value) => ({ value, label: format.upTo(value, 8) }))}
        />
      </div>
    </section>
  );
}

function isOwn(own: OrderBookProps['own'], side: 'bid' | 'ask', levelPrice: string, step: string): boolean {
  return own.some(
    (order) => (order.side === 'buy') === (side === 'bid') && onGrid(order.price, step, side).eq(levelPrice),
  );
}

interface BookRowProps {
  side: 'bid' | 'ask';
  price: string | undefined;
  amount: string | undefined;
  /** Everything up to here; only where one side has the room of two. */
  total: number | undefined;
  depth: number;
  decimals: number;
  format: Formats;
  own: boolean;
  onPick: ((price: string) => void) | undefined;
}

const BookRow = memo(function BookRow(props: BookRowProps) {
  const { side, price, amount, total, depth, decimals, format, own, onPick } = props;
  const { t } = useTranslation(['trade', 'depth']);
  const single = total !== undefined;
  if (price === undefined) return <DepthRow side={side} price=" " size=" " depth={0} {...(single && { sum: ' ' })} />;
  const written = format.fixed(price, decimals);
  const size = format.compact(amount);
  const pick = onPick && {
    onPick: () => onPick(price),
    pickLabel: t(`book.pick.${side}`, { price: written, amount: size }),
  };
  const sum = single && { sum: t('depth:sum', { amount: format.compact(total) }) };
  return <DepthRow side={side} price={written} size={size} depth={depth} own={own} {...sum} {...pick} />;
});
