import { type PointerEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { CLOSE_AFTER_PX, followPullDown, moveSheet } from './pull-down';

interface DragHandlers {
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  onPointerCancel: (event: PointerEvent<HTMLElement>) => void;
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
  const start = useRef<{ y: number; finger: number } | null>(null);
  const latest = useRef(onClose);
  useLayoutEffect(() => {
    latest.current = onClose;
  });
  usePullDown(head, disabled, () => latest.current());

  const finish = (event: PointerEvent<HTMLElement>, close: boolean) => {
    if (start.current?.finger !== event.pointerId) return;
    const far = event.clientY - start.current.y > CLOSE_AFTER_PX;
    start.current = null;
    moveSheet(event.currentTarget, null);
    if (close && far) onClose();
  };

  return {
    onPointerDown(event) {
      if (disabled || event.button !== 0 || (event.target as Element).closest('button')) return;
      // A second finger ends the drag.
      if (!event.isPrimary) {
        start.current = null;
        moveSheet(event.currentTarget, null);
        return;
      }
      start.current = { y: event.clientY, finger: event.pointerId };
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove(event) {
      if (start.current?.finger !== event.pointerId) return;
      moveSheet(event.currentTarget, Math.max(0, event.clientY - start.current.y));
    },
    onPointerUp: (event) => finish(event, true),
    onPointerCancel: (event) => finish(event, false),
  };
}

function usePullDown(head: RefObject<HTMLElement | null>, disabled: boolean, close: () => void): void {
  const latest = useRef(close);
  useLayoutEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    const part = head.current?.nextElementSibling;
    return part instanceof HTMLElement && !disabled ? followPullDown(part, () => latest.current()) : undefined;
  }, [head, disabled]);
}
