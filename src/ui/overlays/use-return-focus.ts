import { useLayoutEffect, useRef } from 'react';

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

/** Moves the focus to the nearest remaining ancestor when the element goes with what it removes, such as its row. */
export function keepFocusNear(element: HTMLElement): void {
  const [, ...around] = pathOf(element);
  onceGone(element, () => nearest(around)?.focus());
}

/** Whether something else has the focus than the closing overlay and what had it before. */
function hasMovedOn(before: Element): boolean {
  const { activeElement } = document;
  const isNowhere = !activeElement || activeElement === document.body;
  return !isNowhere && activeElement !== before && !activeElement.closest('[data-closed]');
}

/** The first of the elements that is still there, made focusable. */
function nearest(elements: readonly HTMLElement[]): HTMLElement | undefined {
  const left = elements.find((element) => element.isConnected);
  if (left && left.tabIndex < 0) left.tabIndex = -1;
  return left;
}

let stopWatching = () => {};

/**
 * Calls back if the element goes while it has the focus: what an overlay has asked about, such as a row, may be gone a
 * moment after its answer. Only the last overlay's element is watched, and only until the focus has moved on.
 */
function onceGone(element: HTMLElement, act: () => void): void {
  stopWatching();
  let hadFocus = false;
  const observer = new MutationObserver(() => {
    const { activeElement } = document;
    hadFocus ||= activeElement === element;
    if (element.isConnected && (!hadFocus || activeElement === element)) return;
    stopWatching();
    if (!element.isConnected && activeElement === document.body) act();
  });
  const moved = ({ target }: FocusEvent) => target !== element && stopWatching();
  stopWatching = () => {
    observer.disconnect();
    document.removeEventListener('focusin', moved);
  };
  observer.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('focusin', moved);
}

/** An element and its ancestors, up to the body. */
function pathOf(element: Element | null): HTMLElement[] {
  const path: HTMLElement[] = [];
  for (let at = element; at instanceof HTMLElement && at !== document.body; at = at.parentElement) path.push(at);
  return path;
}
