import { useLayoutEffect, useRef } from 'react';

/**
 * Where the focus goes when an overlay has closed: to the element that had it or, if that is gone, to its nearest
 * remaining ancestor. True lets the overlay decide.
 */
export function useReturnFocus(open: boolean): () => true | HTMLElement {
  const path = useRef<readonly HTMLElement[]>([]);
  useLayoutEffect(() => {
    if (open) path.current = pathOf(document.activeElement);
  }, [open]);
  return () => {
    const [before, ...around] = path.current;
    if (!before || (before.isConnected && !before.matches(':disabled'))) return true;
    const left = around.find((element) => element.isConnected);
    if (!left) return true;
    if (left.tabIndex < 0) left.tabIndex = -1;
    return left;
  };
}

/** An element and its ancestors, up to the body. */
function pathOf(element: Element | null): HTMLElement[] {
  const path: HTMLElement[] = [];
  for (let at = element; at instanceof HTMLElement && at !== document.body; at = at.parentElement) path.push(at);
  return path;
}
