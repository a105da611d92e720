import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * Whether the drawing tools of a chart are open, and the element for them. @param isPossible false if the chart is too
 * small, or another drawing is shown in its place
 */
export function useDrawingMode(isPossible: boolean) {
  const [open, setOpen] = useState(false);
  const [tools, setTools] = useState<HTMLElement | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const setButton = useCallback((element: HTMLButtonElement | null) => {
    button.current = element;
  }, []);
  const active = open && isPossible;
  const wasActive = useRef(active);
  useEffect(() => {
    // The tools had the focus and are closed.
    if (wasActive.current && !active) button.current?.focus({ preventScroll: true });
    wasActive.current = active;
  }, [active]);
  return {
    active,
    isPossible,
    /** Null while the tools are closed. */
    tools: active ? tools : null,
    setTools,
    /** Of the button that opens them. */
    setButton,
    begin: () => setOpen(true),
    end: () => setOpen(false),
  };
}

export type DrawingMode = ReturnType<typeof useDrawingMode>;
