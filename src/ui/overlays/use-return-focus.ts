import { useLayoutEffect, useRef } from 'react';
import { nearest, onceGone, pathOf } from './keep-focus-near';

/**
 * Where the focus goes when an overlay has closed: to the element that had it or, if that is gone, to its nearest
 * remaining ancestor. True lets the overlay decide; false leaves the focus where the user has moved it while the overlay
 * was closing, or a keyboard would be taken from under the fingers.
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
      onceGone(before, () => nearest(around)?.focus());
      return true;
    }
    return nearest(around) ?? true;
  };
}

/** Whether something else has the focus than the closing overlay and what had it before. */
function hasMovedOn(before: Element): boolean {
  const { activeElement } = document;
  const isNowhere = !activeElement || activeElement === document.body;
  return !isNowhere && activeElement !== before && !activeElement.closest('[data-closed]');
}
