import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { readPrice } from '@/data/market/prices';
import type { Pair } from '@/data/market/quotes';
import { keepOrder, type Sort, sortPairs } from './sort-pairs';

/** Longest sorting delay: short enough to be accurate, long enough to read the list (designed). */
const RESORT_MS = 3000;
/** A list scrolled within this time is not sorted again, because the user still reads it. */
const SCROLL_REST_MS = 1000;

interface Settled {
  readonly sortKey: string;
  readonly pairs: readonly Pair[];
  readonly rows: readonly Pair[];
}

/**
 * Sorted rows. Their order changes when the user asks for it (another `sort` or `view`), otherwise at most every three
 * seconds. It never changes while a finger is down or the list scrolls, so that a tap hits the intended row.
 * @param pairs must keep its identity until it changes
 * @param view names the listed set; another one is sorted at once
 * @param scroller the element which scrolls the list
 */
export function useSettledOrder(
  pairs: readonly Pair[],
  sort: Sort | null,
  view: string,
  scroller: RefObject<HTMLElement | null> | null,
): readonly Pair[] {
  const isHeld = useHeld(scroller);
  const sortKey = `${view} ${sort?.key} ${sort?.descending}`;
  const [settled, setSettled] = useState<Settled>(() => ({ sortKey, pairs, rows: sortPairs(pairs, sort, readPrice) }));

  let shown = settled;
  if (settled.sortKey !== sortKey || settled.pairs !== pairs) {
    const keeps = settled.sortKey === sortKey && sort !== null;
    shown = { sortKey, pairs, rows: keeps ? keepOrder(pairs, settled.rows) : sortPairs(pairs, sort, readPrice) };
    setSettled(shown);
  }

  useEffect(() => {
    if (!sort) return;
    const settle = (now: Settled): Settled => {
      const rows = sortPairs(now.pairs, sort, readPrice);
      return rows.every((pair, index) => pair === now.rows[index]) ? now : { ...now, rows };
    };
    const timer = setInterval(() => !isHeld() && setSettled(settle), RESORT_MS);
    return () => clearInterval(timer);
  }, [sort, isHeld]);

  return shown.rows;
}

/** Returns a function which says whether a finger is on the element or has just scrolled it. */
function useHeld(scroller: RefObject<HTMLElement | null> | null): () => boolean {
  const down = useRef(false);
  const scrolledAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    const element = scroller?.current;
    if (!element) return;
    const listening = new AbortController();
    const options = { passive: true, signal: listening.signal };
    const press = () => {
      down.current = true;
    };
    const lift = () => {
      down.current = false;
    };
    const roll = () => {
      scrolledAt.current = performance.now();
    };
    element.addEventListener('pointerdown', press, options);
    element.addEventListener('scroll', roll, options);
    // On the window: a finger may also lift outside the list, and the browser cancels the pointer when a drag starts
    // scrolling.
    addEventListener('pointerup', lift, options);
    addEventListener('pointercancel', lift, options);
    return () => listening.abort();
  }, [scroller]);
  return useCallback(() => down.current || performance.now() - scrolledAt.current < SCROLL_REST_MS, []);
}
