import type { EventWire } from '@/contract/events';
import type { Pair } from '@/data/market/quotes';
import { makePair } from '../../_shared/market/make-pair';

/** Beyond the ids of real markets. */
const FIRST_ID = 900_000;
const SPARKLINE_POINTS = 48;

/** A price oscillating around its base, identical in every run. */
const priceOf = (row: number, tick: number): number => (10 + row) * (1 + 0.02 * Math.sin(row + tick / 9));

/** Synthetic markets for measuring the cost of their rows. */
export function syntheticPairs(count: number): readonly Pair[] {
  return Array.from({ length: count }, (_, row) =>
    makePair(`T${String(row).padStart(3, '0')}`, {
      id: FIRST_ID + row,
      currency_id: FIRST_ID + row,
      now_price: priceOf(row, 0).toFixed(2),
      turnover_24h: String((count - row) * 12_345),
      sparkline: Array.from({ length: SPARKLINE_POINTS }, (_, point) => priceOf(row, point)),
    }),
  );
}

/** Wire ticker event of a synthetic market at tick number `tick`. */
export function syntheticTick({ id, symbol, currency_id, currency_name, legal_id, legal_name }: Pair, tick: number) {
  const row = id - FIRST_ID;
  const price = priceOf(row, tick).toFixed(2);
  const open = (10 + row).toFixed(2);
  return {
    type: 'daymarket',
    period: '1day',
    match_id: id,
    symbol,
    currency_id,
    currency_name,
    legal_id,
    legal_name,
    open,
    high: price,
    low: open,
    close: price,
    volume: '1',
    time: 0,
    now_price: price,
    change: ((Number(price) / Number(open) - 1) * 100).toFixed(2),
  } satisfies EventWire<'daymarket'>;
}
