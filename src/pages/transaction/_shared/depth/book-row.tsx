import { memo } from 'react';
import { Decimal } from '@/domain/money/money';
import type { Formats } from '@/i18n/use-formats';
import { useTranslation } from '@/i18n/use-translation';
import { DepthRow } from '@/ui/display/depth-row';
import { type BookLevel, onGrid } from './book-levels';

/** Prices of the user's own open orders, as decimal strings. */
export type OwnLevels = readonly { side: 'buy' | 'sell'; price: string }[];

/** The rows that own orders belong to, as the prices that these rows show. */
export interface OwnRows {
  readonly bid: ReadonlySet<string>;
  readonly ask: ReadonlySet<string>;
}

export function ownRows(own: OwnLevels, step: string): OwnRows {
  const decimals = new Decimal(step).decimalPlaces();
  const rowsOf = (side: 'bid' | 'ask', wanted: 'buy' | 'sell') =>
    new Set(
      own.filter((order) => order.side === wanted).map(({ price }) => onGrid(price, step, side).toFixed(decimals)),
    );
  return { bid: rowsOf('bid', 'buy'), ask: rowsOf('ask', 'sell') };
}

/** Appearance shared by all rows of a book. */
export interface BookRowStyle {
  decimals: number;
  format: Formats;
  /** Cumulated amount of the deeper side, the scale of the bars. */
  deepest: number;
  /** Where each row shows the cumulated amount: in a column, below the amount, or not at all. */
  sums: 'column' | 'below' | 'none';
  dense: boolean;
  own: OwnRows;
  onPick: ((price: string) => void) | undefined;
}

/** Renders one row of a book, which may be empty. */
export function renderBookRow(style: BookRowStyle, side: 'bid' | 'ask', level: BookLevel | undefined, key: number) {
  const { deepest, own, ...rest } = style;
  return (
    <BookRow
      key={key}
      {...rest}
      side={side}
      price={level?.price}
      amount={level?.amount}
      total={level?.total}
      depth={level ? level.total / deepest : 0}
      own={level !== undefined && own[side].has(level.price)}
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
  const mark = t('depth:own');
  const pick = onPick && {
    onPick: () => onPick(price),
    pickLabel: `${t(`book.pick.${side}`, { price: written, amount: size })}${own ? `. ${mark}` : ''}`,
  };
  const summed = format.compact(total);
  const sum = sumOf(sums === 'below' ? t('depth:sum', { amount: summed }) : summed);
  return (
    <DepthRow
      side={side}
      price={written}
      size={size}
      depth={depth}
      own={own ? mark : undefined}
      dense={dense}
      {...sum}
      {...pick}
    />
  );
});
