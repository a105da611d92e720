import { type RefObject, useEffect, useMemo, useState } from 'react';
import { type Depth, readDepth, subscribeDepth } from '@/data/market/depth';
import { readPrice } from '@/data/market/prices';
import type { Pair } from '@/data/market/quotes';
import { useFormats } from '@/i18n/use-formats';
import { useStore } from '@/lib/use-store';
import { gridSteps, groupLevels } from './book-levels';
import { type OwnLevels, ownRows } from './book-row';
import { bookSteps } from './book-settings';

/** The best levels of a market's book on the chosen grid, live while `box` is on screen. */
export function useBook(box: RefObject<Element | null>, pair: Pair, rows: number, own: OwnLevels) {
  const format = useFormats();
  const depth = useSeenDepth(box, pair.symbol);
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

/**
 * The order book of a market, live while `box` is on screen. Off screen it stays unchanged, which saves updating twenty
 * invisible rows several times a second. Undefined until its first event.
 */
function useSeenDepth(box: RefObject<Element | null>, symbol: string): Depth | undefined {
  const [depth, setDepth] = useState(() => readDepth(symbol));
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    let unsubscribe: (() => void) | null = null;
    const stop = () => {
      unsubscribe?.();
      unsubscribe = null;
    };
    const observer = new IntersectionObserver((entries) => {
      const seen = entries.at(-1)?.isIntersecting ?? false;
      if (!seen) return stop();
      if (unsubscribe) return;
      setDepth(readDepth(symbol));
      unsubscribe = subscribeDepth(symbol, setDepth);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      stop();
    };
  }, [box, symbol]);
  return depth;
}
