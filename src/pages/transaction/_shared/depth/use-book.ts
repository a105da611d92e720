import { type RefObject, useMemo } from 'react';
import { type Depth, readDepth, subscribeDepth } from '@/data/market/depth';
import { readPrice } from '@/data/market/prices';
import type { Pair } from '@/data/market/quotes';
import { useFormats } from '@/i18n/use-formats';
import { useStore } from '@/lib/stores/use-store';
import { type LiveValues, useVisibleValue } from '../../../_shared/use-visible-value';
import { gridSteps, groupLevels } from './book-levels';
import { type OwnLevels, ownRows } from './book-row';
import { bookSteps } from './book-settings';

const DEPTHS: LiveValues<Depth> = { read: readDepth, subscribe: subscribeDepth };

/** The best levels of a market's book on the chosen grid, live while `box` is on screen. */
export function useBook(box: RefObject<Element | null>, pair: Pair, rows: number, own: OwnLevels) {
  const format = useFormats();
  const depth = useVisibleValue(box, DEPTHS, pair.symbol);
  const steps = gridSteps(pair.price_decimals, readPrice(pair.symbol)?.last ?? pair.now_price);
  const chosen = useStore(bookSteps)[pair.symbol];
  const step = chosen !== undefined && steps.includes(chosen) ? chosen : (steps[0] ?? '0.01');
  const asks = groupLevels(depth?.asks ?? [], step, 'ask', rows);
  const bids = groupLevels(depth?.bids ?? [], step, 'bid', rows);
  const marked = useMemo(() => ownRows(own, step), [own, step]);
  const deepest = Math.max(asks.at(-1)?.total ?? 0, bids.at(-1)?.total ?? 0) || 1;
  const decimals = Math.max(0, step.split('.')[1]?.length ?? 0);
  return { depth, steps, asks, bids, step, rowStyle: { deepest, decimals, format, own: marked } };
}
