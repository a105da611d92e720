import type { Price } from '@/data/market/prices';
import type { Pair } from '@/data/market/quotes';
import type { NumberFormats } from '@/domain/money/number-format';
import { type Flashable, flashPrice } from '@/ui/text/flash-price';
import { writeChangePill } from '@/ui/text/num';
import { type Direction, signedText } from '@/ui/text/sign';

/** Elements of a market row which show live values. HTML elements satisfy these types. */
export interface RowElements {
  readonly price: Flashable & { textContent: string | null };
  readonly pill: { className: string; textContent: string | null };
  /** Carries the direction of the day, which colours the curve; null in rows without a curve. */
  readonly curve: { dataset: { direction?: Direction | undefined } } | null;
}

const FLASH = { '-1': 'down', '0': 'zero', '1': 'up' } as const;

/**
 * Writes live values into a market row without React, because rendering a long list ten times a second is too slow.
 * Unchanged values are not written, and only a price which changed since the row was drawn flashes.
 */
export function writeRow(
  row: RowElements,
  pair: Pick<Pair, 'price_decimals' | 'now_price' | 'change'>,
  price: Pick<Price, 'last' | 'changePercent' | 'direction'> | undefined,
  formats: Pick<NumberFormats, 'fixed' | 'percent'>,
): void {
  const text = formats.fixed(price?.last ?? pair.now_price, pair.price_decimals);
  const before = row.price.textContent;
  if (before !== text) {
    row.price.textContent = text;
    if (before && price) flashPrice(row.price, FLASH[price.direction]);
  }
  const change = price?.changePercent ?? pair.change;
  const changeText = formats.percent(change);
  writeChangePill(row.pill, change, changeText);
  if (row.curve) {
    const { direction } = signedText(change, changeText);
    if (row.curve.dataset.direction !== direction) row.curve.dataset.direction = direction;
  }
}
