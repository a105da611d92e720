import { useLayoutEffect, useRef } from 'react';
import { nearest, onRemovedWhileFocused, pathOf } from './keep-focus-near';

/** Where the overlay that was opened last returns the focus. */
let latest: readonly HTMLElement[] = [];

/**
 * The focused element, its ancestors and, if it is in an overlay, what had the focus before that one: a result may
 * replace the sheet that asked.
 */
function pathOfFocus(): readonly HTMLElement[] {
  const path = pathOf(document.activeElement);
  const end = path.findIndex((element) => element.matches('[role="dialog"], [role="alertdialog"]'));
  return end === -1 ? path : [...path.slice(0, end + 1), ...latest];
}

/**
 * Returns a function that says where the focus goes when the overlay has closed: to the element that had it before or,
 * if that was removed, to its nearest remaining ancestor; to the page's content if nothing had it, as after a reload.
 * True leaves the choice to the overlay. False leaves the focus where it is, because the user has moved it while the
 * overlay was closing, for example into a field that opened the keyboard.
 */
export function useReturnFocus(open: boolean): () => boolean | HTMLElement {
  const path = useRef<readonly HTMLElement[]>([]);
  useLayoutEffect(() => {
    if (!open) return;
    path.current = pathOfFocus();
    latest = path.current;
  }, [open]);
  return () => {
    const [before, ...around] = path.current;
    if (!before) return nearest([...document.querySelectorAll('main')]) ?? true;
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
