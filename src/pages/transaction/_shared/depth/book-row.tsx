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
  /** Shows the cumulated amount in each row, where one side has the width of both. */
  sums: boolean;
  dense: boolean;
  own: OwnLevels;
  onPick: ((price: string) => void) | undefined;
}

/** Renders one row of a book, which may be empty. */
export function renderBookRow(style: BookRowStyle, side: 'bid' | 'ask', level: BookLevel | undefined, key: number) {
  const { step, deepest, sums, own, ...rest } = style;
  return (
    <BookRow
      key={key}
      {...rest}
      side={side}
      price={level?.price}
      amount={level?.amount}
      total={sums ? (level?.total ?? 0) : undefined}
      depth={level ? level.total / deepest : 0}
      own={level !== undefined && isOwn(own, side, level.price, step)}
    />
  );
}

interface BookRowProps extends Pick<BookRowStyle, 'decimals' | 'format' | 'dense' | 'onPick'> {
  side: 'bid' | 'ask';
  price: string | undefined;
  amount: string | undefined;
  total: number | undefined;
  depth: number;
  own: boolean;
}

const BookRow = memo(function BookRow(props: BookRowProps) {
  const { side, price, amount, total, depth, decimals, format, own, dense, onPick } = props;
  const { t } = useTranslation(['trade', 'depth']);
  const single = total !== undefined;
  if (price === undefined)
    return <DepthRow side={side} price=" " size=" " depth={0} dense={dense} {...(single && { sum: ' ' })} />;
  const written = format.fixed(price, decimals);
  const size = format.compact(amount);
  const pick = onPick && {
    onPick: () => onPick(price),
    pickLabel: t(`book.pick.${side}`, { price: written, amount: size }),
  };
  const sum = single && { sum: t('depth:sum', { amount: format.compact(total) }) };
  return <DepthRow side={side} price={written} size={size} depth={depth} own={own} dense={dense} {...sum} {...pick} />;
});
