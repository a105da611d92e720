import { useEffect, useLayoutEffect, useRef } from 'react';
import { coverPage } from './cover-entry';

/** Has the browser's and the phone's Back close what is open, in place of leaving the page under it. */
export function useBackToClose(open: boolean, close: () => void): void {
  const latest = useRef(close);
  useLayoutEffect(() => {
    latest.current = close;
  });
  useEffect(() => (open ? coverPage({ close: () => latest.current() }) : undefined), [open]);
}
