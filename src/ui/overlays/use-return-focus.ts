import { useLayoutEffect, useRef } from 'react';

/**
 * Where the focus goes when an overlay has closed: back to what had it, or, where the answer has taken that off the
 * page, to the nearest part of the page around it that is still there. True leaves it to the overlay.
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

/** An element and what is around it, up to the page. */
function pathOf(element: Element | null): HTMLElement[] {
  const path: HTMLElement[] = [];
  for (let at = element; at instanceof HTMLElement && at !== document.body; at = at.parentElement) path.push(at);
  return path;
}
