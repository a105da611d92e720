import { useEffect, useLayoutEffect, useRef } from 'react';
import { swipeOf, takesFinger } from '../gestures/pull';
import { Tabs, type TabsProps } from './tabs';

/** A swipe that begins this near the edge goes back instead. */
const EDGE_PX = 24;
/** The page follows the finger by this fraction, because the next tab replaces it. */
const GIVES = 0.3;

/**
 * Tabs in a page's header that switch its whole content. A swipe across the page selects the next or previous tab too;
 * the page follows the finger. Not a part of `Tabs`, because the first screen does without.
 */
export function SwipeTabs<T extends string>(props: TabsProps<T>) {
  const row = useRef<HTMLDivElement>(null);
  const latest = useRef((_by: 1 | -1) => {});
  useLayoutEffect(() => {
    latest.current = (by) => {
      const at = props.items.findIndex((item) => item.value === props.value);
      const next = at === -1 ? undefined : props.items[at + by];
      if (next && !next.disabled) props.onValueChange(next.value);
    };
  });
  useEffect(() => {
    const main = row.current?.closest('header')?.parentElement?.querySelector<HTMLElement>('main');
    if (!main) return;
    const end = new AbortController();
    let start: { x: number; y: number; ms: number } | null = null;
    const settle = () => {
      main.style.transition = 'transform var(--leave) var(--ease)';
      main.style.transform = '';
    };
    const onStart = ({ touches, target, timeStamp: ms }: TouchEvent) => {
      const [touch] = touches;
      const isOurs = touch && touches.length === 1 && touch.clientX > EDGE_PX && !takesFinger(target, main);
      start = isOurs ? { x: touch.clientX, y: touch.clientY, ms } : null;
    };
    const onMove = ({ touches }: TouchEvent) => {
      const [touch] = touches;
      if (!start || !touch) return;
      const [dx, dy] = [touch.clientX - start.x, touch.clientY - start.y];
      if (Math.abs(dx) < 10 || Math.abs(dx) < 2 * Math.abs(dy)) return;
      main.style.transition = 'none';
      main.style.transform = `translateX(${dx * GIVES}px)`;
    };
    const onEnd = ({ changedTouches, timeStamp, type }: TouchEvent) => {
      const [touch] = changedTouches;
      const swipe =
        start && touch && type === 'touchend'
          ? swipeOf(touch.clientX - start.x, touch.clientY - start.y, timeStamp - start.ms)
          : 0;
      start = null;
      settle();
      if (swipe !== 0) latest.current(swipe);
    };
    const options = { signal: end.signal, passive: true };
    main.addEventListener('touchstart', onStart, options);
    main.addEventListener('touchmove', onMove, options);
    main.addEventListener('touchend', onEnd, options);
    main.addEventListener('touchcancel', onEnd, options);
    return () => {
      end.abort();
      main.style.transform = '';
      main.style.transition = '';
    };
  }, []);
  return <Tabs {...props} row={row} />;
}
