import { type PointerEvent, useRef } from 'react';

/** How far a sheet must be pulled before letting go closes it. */
const CLOSE_AFTER_PX = 72;

interface DragHandlers {
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  onPointerCancel: (event: PointerEvent<HTMLElement>) => void;
}

/**
 * Handlers for a sheet's header: the sheet follows the finger down and closes when pulled far enough. The sheet is
 * the header's parent and is moved past React, because a finger moves sixty times a second.
 */
export function useDragToClose(onClose: () => void, disabled: boolean): DragHandlers {
  const startY = useRef<number | null>(null);

  const move = (header: HTMLElement, offset: number | null) => {
    const sheet = header.parentElement;
    if (!sheet) return;
    sheet.style.transform = offset === null ? '' : `translateY(${offset}px)`;
    sheet.style.transition = offset === null ? '' : 'none';
  };

  const finish = (event: PointerEvent<HTMLElement>, close: boolean) => {
    if (startY.current === null) return;
    const far = event.clientY - startY.current > CLOSE_AFTER_PX;
    startY.current = null;
    move(event.currentTarget, null);
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
      move(event.currentTarget, Math.max(0, event.clientY - startY.current));
    },
    onPointerUp: (event) => finish(event, true),
    onPointerCancel: (event) => finish(event, false),
  };
}
