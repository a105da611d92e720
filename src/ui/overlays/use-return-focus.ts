import { useLayoutEffect, useRef } from 'react';
import { nearest, onRemovedWhileFocused, pathOf } from './keep-focus-near';

/**
 * Returns a function that says where the focus goes when the overlay has closed: to the element that had it before or,
 * if that was removed, to its nearest remaining ancestor. True leaves the choice to the overlay. False leaves the focus
 * where it is, because the user has moved it while the overlay was closing, for example into a field that opened the
 * keyboard.
 */
export function useReturnFocus(open: boolean): () => boolean | HTMLElement {
  const path = useRef<readonly HTMLElement[]>([]);
  useLayoutEffect(() => {
    if (open) path.current = pathOf(document.activeElement);
  }, [open]);
  return () => {
    const [before, ...around] = path.current;
    if (!before) return true;
    if (hasMovedOn(before)) return false;
    if (before.isConnected && !before.matches(':disabled')) {
      onRemovedWhileFocused(before, () => nearest(around)?.focus());
      return true;
    }
    return nearest(around) ?? true;
  };
}

/** Whether the focus is neither in the closing overlay nor on the element that had it before. */
function hasMovedOn(before: Element): boolean {
  const { activeElement } = document;
  const isNowhere = !activeElement || activeElement === document.body;
  return !isNowhere && activeElement !== before && !activeElement.closest('[data-closed]');
}
