import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { cx } from '../cx';
import styles from './overlay-root.module.css';

interface OverlayPlace {
  /** Parent element of sheets and dialogs; null without a root (then the body). */
  container: HTMLElement | null;
  boxed: boolean;
}

const OverlayContext = createContext<OverlayPlace>({ container: null, boxed: false });

/** Where overlays are mounted, and whether something outside of the app's box must stay usable while one is open. */
export function useOverlayPlace(): OverlayPlace {
  return useContext(OverlayContext);
}

export interface OverlayRootProps {
  /** The app has a column with other tools beside it: overlays cover only the column, and do not trap the focus. */
  boxed?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * The app's box. Sheets, dialogs and toasts inside it cover this box, not the window. Their parent is created before the
 * first rendering: a state that is set when an element has come would draw everything a second time, at once.
 */
export function OverlayRoot({ boxed = false, className, children }: OverlayRootProps) {
  const [container] = useState(() => Object.assign(document.createElement('div'), { className: styles.overlays }));
  const place = useMemo(() => ({ container, boxed }), [container, boxed]);
  return (
    <OverlayContext value={place}>
      <div className={cx(styles.root, boxed && styles.boxed, className)}>
        {children}
        <div ref={(home) => home?.append(container)} />
      </div>
    </OverlayContext>
  );
}
