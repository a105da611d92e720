import { type PointerEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { pullOf, takesFinger } from '../gestures/pull';

/** A sheet closes if it is released after being pulled this far. */
const CLOSE_AFTER_PX = 72;

interface DragHandlers {
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  onPointerCancel: (event: PointerEvent<HTMLElement>) => void;
}

/** Set outside of React, because touch moves fire sixty times per second. */
function moveSheet(part: HTMLElement, offset: number | null): void {
  const sheet = part.parentElement;
  if (!sheet) return;
  sheet.style.transform = offset === null ? '' : `translateY(${offset}px)`;
  sheet.style.transition = offset === null ? '' : 'none';
}

/**
 * The sheet follows the finger down, and closes if pulled far enough: by its header, which gets these handlers, or by
 * its content while that is scrolled to its top.
 */
export function useDragToClose(
  onClose: () => void,
  disabled: boolean,
  head: RefObject<HTMLElement | null>,
): DragHandlers {
  const startY = useRef<number | null>(null);
  const latest = useRef(onClose);
  useLayoutEffect(() => {
    latest.current = onClose;
  });
  usePullDown(head, disabled, () => latest.current());

  const finish = (event: PointerEvent<HTMLElement>, close: boolean) => {
    if (startY.current === null) return;
    const far = event.clientY - startY.current > CLOSE_AFTER_PX;
    startY.current = null;
    moveSheet(event.currentTarget, null);
    if (close && far) onClose();
  };

  return {
    onPointerDown(event) {
      if (disabled || event.button !== 0 || (event.target as Element).closest('button')) return;
      startY.current = event.clientY;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove(event) {
      if (startY.current === null) return;
      moveSheet(event.currentTarget, Math.max(0, event.clientY - startY.current));
    },
    onPointerUp: (event) => finish(event, true),
    onPointerCancel: (event) => finish(event, false),
  };
}

/**
 * Uses touch events: the browser cancels pointer events when it begins to scroll, and only touch events can prevent
 * scrolling.
 */
function usePullDown(head: RefObject<HTMLElement | null>, disabled: boolean, close: () => void): void {
  const latest = useRef(close);
  useLayoutEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    const part = head.current?.nextElementSibling;
    if (!(part instanceof HTMLElement) || disabled) return;
    const end = new AbortController();
    let start: { x: number; y: number } | null = null;
    let pulled: number | null = null;

    const onStart = ({ touches, target }: TouchEvent) => {
      const [touch] = touches;
      start =
        touch && touches.length === 1 && !takesFinger(target, part) ? { x: touch.clientX, y: touch.clientY } : null;
      pulled = null;
    };
    const onMove = (event: TouchEvent) => {
      const [touch] = event.touches;
      if (!start || !touch) return;
      const dy = touch.clientY - start.y;
      if (pulled === null) {
        const pull = pullOf(touch.clientX - start.x, dy, scrolledAbove(event.target, part));
        if (pull === 'other') start = null;
        if (pull !== 'close') return;
      }
      event.preventDefault();
      pulled = Math.max(0, dy);
      moveSheet(part, pulled);
    };
    const onEnd = (event: TouchEvent) => {
      const far = pulled !== null && pulled > CLOSE_AFTER_PX && event.type === 'touchend';
      if (pulled !== null) moveSheet(part, null);
      start = null;
      pulled = null;
      if (far) latest.current();
    };
    const options = { signal: end.signal };
    part.addEventListener('touchstart', onStart, { ...options, passive: true });
    part.addEventListener('touchmove', onMove, { ...options, passive: false });
    part.addEventListener('touchend', onEnd, options);
    part.addEventListener('touchcancel', onEnd, options);
    return () => end.abort();
  }, [head, disabled]);
}

/** Sum of the scroll offsets from the touched element up to the sheet's content. */
function scrolledAbove(target: EventTarget | null, content: HTMLElement): number {
  let sum = 0;
  for (let at = target instanceof Element ? target : null; at && content.contains(at); at = at.parentElement)
    sum += Math.max(0, at.scrollTop);
  return sum;
}
