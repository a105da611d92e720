import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { readPrice } from '@/data/prices';
import type { Pair } from '@/data/queries/quotes';
import { isLiveSort, keepOrder, type Sort, sortPairs } from './sort-pairs';

/** How often rows may change places by themselves: often enough to be true, seldom enough to be read (designed). */
const RESORT_MS = 3000;
/** A list that was scrolled less than this ago is still being read. */
const SCROLL_REST_MS = 1000;

/**
 * Rows in order. They change places when the user asks for another order (`sort`, or another `view`), and else every
 * three seconds at most; never under a finger or while the list scrolls, so that a tap hits the row it was aimed at.
 * @param view names what is listed; another one is sorted at once
 * @param scroller the element that scrolls the list
 */
export function useSettledOrder(
  pairs: readonly Pair[],
  sort: Sort | null,
  view: string,
  scroller?: RefObject<HTMLElement | null> | null,
): readonly Pair[] {
  const isHeld = useHeld(scroller);
  const [beat, setBeat] = useState(0);
  const shown = useRef<{ asked: string; beat: number; rows: readonly Pair[] }>(undefined);

  useEffect(() => {
    if (!isLiveSort(sort)) return;
    const timer = setInterval(() => !isHeld.current() && setBeat((count) => count + 1), RESORT_MS);
    return () => clearInterval(timer);
  }, [sort, isHeld]);

  const asked = `${view} ${sort?.key} ${sort?.descending}`;
  const rows = useMemo(() => {
    const before = shown.current;
    const sameQuestion = before?.asked === asked && before.beat === beat;
    if (before && sameQuestion && isHeld.current()) return keepOrder(pairs, before.rows);
    const sorted = sortPairs(pairs, sort, readPrice);
    const unmoved = before?.rows.length === sorted.length && sorted.every((pair, index) => pair === before.rows[index]);
    return unmoved ? before.rows : sorted;
  }, [pairs, sort, asked, beat, isHeld]);

  useEffect(() => {
    shown.current = { asked, beat, rows };
  });
  return rows;
}

/** Whether a finger is down on the element, or was scrolling it just now. */
function useHeld(scroller: RefObject<HTMLElement | null> | null | undefined): RefObject<() => boolean> {
  const isHeld = useRef<() => boolean>(() => false);
  useEffect(() => {
    const element = scroller?.current;
    if (!element) return;
    let down = false;
    let scrolledAt = Number.NEGATIVE_INFINITY;
    isHeld.current = () => down || performance.now() - scrolledAt < SCROLL_REST_MS;
    const listeners = new AbortController();
    const on = (kind: string, run: () => void) =>
      element.addEventListener(kind, run, { passive: true, signal: listeners.signal });
    on('pointerdown', () => {
      down = true;
    });
    on('scroll', () => {
      scrolledAt = performance.now();
    });
    // Fingers also lift outside of the list, and the browser takes a drag over for scrolling.
    for (const kind of ['pointerup', 'pointercancel'])
      addEventListener(
        kind,
        () => {
          down = false;
        },
        { passive: true, signal: listeners.signal },
      );
    return () => listeners.abort();
  }, [scroller]);
  return isHeld;
}
