import { useEffect, useLayoutEffect, useRef } from 'react';
import { pushOverlayEntry } from './overlay-entry';

/** Lets the browser's or phone's Back close the overlay instead of leaving the page. */
export function useBackToClose(open: boolean, close: () => void): void {
  const latest = useRef(close);
  useLayoutEffect(() => {
    latest.current = close;
  });
  useEffect(() => (open ? pushOverlayEntry({ close: () => latest.current() }) : undefined), [open]);
}
