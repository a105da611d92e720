import { createContext, type ReactNode, useContext, useMemo, useState } from 'react';
import { cx } from '../cx';
import styles from './overlay-root.module.css';

interface OverlayPlace {
  /** Parent element of sheets and dialogs; null before the root has mounted, and without a root (then the body). */
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

/** The app's box. Sheets, dialogs and toasts inside it cover this box, not the window. */
export function OverlayRoot({ boxed = false, className, children }: OverlayRootProps) {
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const place = useMemo(() => ({ container, boxed }), [container, boxed]);
  return (
    <OverlayContext value={place}>
      <div className={cx(styles.root, boxed && styles.boxed, className)}>
        {children}
        <div ref={setContainer} className={styles.overlays} />
      </div>
    </OverlayContext>
  );
}
