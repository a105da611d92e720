import { useRef } from 'react';
import type { FuturesPosition } from '@/data/futures/queries';
import { readPrice, subscribePrice } from '@/data/market/prices';
import { useFormats } from '@/i18n/use-formats';
import { Num, SignedNum } from '@/ui/text/num';
import type { TextSize } from '@/ui/text/text';
import { type LiveValues, useVisibleValue } from '../use-visible-value';
import { resultAt } from './position-figures';
import { usePositionTexts } from './use-position-texts';

/** Last known price of an order's market: live, otherwise the price of the server's last valuation. */
export const lastPriceOf = (order: FuturesPosition): string => readPrice(order.symbol)?.last ?? order.update_price;

/** Last known mark price, by which the position is liquidated; the last price where a server has none. */
export const markPriceOf = (order: FuturesPosition): string =>
  readPrice(order.symbol)?.mark ?? order.mark_price ?? lastPriceOf(order);

/** Cards this close to the screen are already live when they scroll into view. */
const NEAR = '300px';

const LAST_PRICES: LiveValues<string> = {
  read: (symbol) => readPrice(symbol)?.last,
  subscribe: (symbol, show) => subscribePrice(symbol, ({ last }) => show(last)),
  margin: NEAR,
};

const MARK_PRICES: LiveValues<string | null> = {
  read: (symbol) => readPrice(symbol)?.mark,
  subscribe: (symbol, show) => subscribePrice(symbol, ({ mark }) => show(mark)),
  margin: NEAR,
};

interface LiveResultProps {
  order: FuturesPosition;
  size?: TextSize;
  className?: string | undefined;
}

/** Result of the position at the last price. It renders separately with every price update while it is visible. */
export function LiveResult({ order, size = 'body', className }: LiveResultProps) {
  const format = useFormats();
  const box = useRef<HTMLSpanElement>(null);
  const last = useVisibleValue(box, LAST_PRICES, order.symbol) ?? order.update_price;
  const { profit, percent } = resultAt(order, last);
  return (
    <span ref={box} className={className} data-result={order.id}>
      <SignedNum live size={size} weight="bold" value={profit.toFixed()} text={format.signed(profit)} />{' '}
      <SignedNum live size="small" value={percent.toFixed()} text={format.percent(percent)} />
    </span>
  );
}

/** The last price of an order's market. */
export function LiveLast({ order }: { order: FuturesPosition }) {
  const texts = usePositionTexts();
  const box = useRef<HTMLSpanElement>(null);
  const last = useVisibleValue(box, LAST_PRICES, order.symbol) ?? order.update_price;
  return (
    <span ref={box}>
      <Num live>{texts.price(last, order.symbol)}</Num>
    </span>
  );
}

/** The mark price of an open position's market. */
export function LiveMark({ order }: { order: FuturesPosition }) {
  const texts = usePositionTexts();
  const box = useRef<HTMLSpanElement>(null);
  const mark = useVisibleValue(box, MARK_PRICES, order.symbol) ?? markPriceOf(order);
  return (
    <span ref={box}>
      <Num live>{texts.price(mark, order.symbol)}</Num>
    </span>
  );
}
