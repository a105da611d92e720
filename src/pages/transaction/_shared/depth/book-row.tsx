import { memo } from 'react';
import type { Formats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';
import { DepthRow } from '@/ui/display/depth-row';
import { type BookLevel, onGrid } from './book-levels';

/** Prices of the user's own open orders, as decimal strings. */
export type OwnLevels = readonly { side: 'buy' | 'sell'; price: string }[];

export function isOwn(own: OwnLevels, side: 'bid' | 'ask', levelPrice: string, step: string): boolean {
  return own.some(
    (order) => (order.side === 'buy') === (side === 'bid') && onGrid(order.price, step, side).eq(levelPrice),
  );
}

/** Appearance shared by all rows of a book. */
export interface BookRowStyle {
  step: string;
  decimals: number;
  format: Formats;
  /** Cumulated amount of the deeper side, the scale of the bars. */
  deepest: number;
  /** Where each row shows the cumulated amount: in a column, below the amount, or not at all. */
  sums: 'column' | 'below' | 'none';
  dense: boolean;
  own: OwnLevels;
  onPick: ((price: string) => void) | undefined;
}

/** Renders one row of a book, which may be empty. */
export function renderBookRow(style: BookRowStyle, side: 'bid' | 'ask', level: BookLevel | undefined, key: number) {
  const { step, deepest, own, ...rest } = style;
  return (
    <BookRow
      key={key}
      {...rest}
      side={side}
      price={level?.price}
      amount={level?.amount}
      total={level?.total}
      depth={level ? level.total / deepest : 0}
      own={level !== undefined && isOwn(own, side, level.price, step)}
    />
  );
}

interface BookRowProps extends Pick<BookRowStyle, 'decimals' | 'format' | 'dense' | 'onPick' | 'sums'> {
  side: 'bid' | 'ask';
  price: string | undefined;
  amount: string | undefined;
  total: number | undefined;
  depth: number;
  own: boolean;
}

const BookRow = memo(function BookRow(props: BookRowProps) {
  const { side, price, amount, total, depth, decimals, format, sums, own, dense, onPick } = props;
  const { t } = useTranslation(['trade', 'depth']);
  const sumOf = (text: string) => (sums === 'none' ? {} : sums === 'column' ? { total: text } : { sum: text });
  if (price === undefined) return <DepthRow side={side} price=" " size=" " depth={0} dense={dense} {...sumOf(' ')} />;
  const written = format.fixed(price, decimals);
  const size = format.compact(amount);
  const pick = onPick && {
    onPick: () => onPick(price),
    pickLabel: t(`book.pick.${side}`, { price: written, amount: size }),
  };
  const summed = format.compact(total);
  const sum = sumOf(sums === 'below' ? t('depth:sum', { amount: summed }) : summed);
  return <DepthRow side={side} price={written} size={size} depth={depth} own={own} dense={dense} {...sum} {...pick} />;
});
