import { createContext, type ReactNode, useContext, useState } from 'react';
import { cx } from '../cx';
import styles from './overlay-root.module.css';

interface OverlayPlace {
  /** Where sheets and dialogs are put; null before the root has mounted or without one (then the body). */
  container: HTMLElement | null;
  boxed: boolean;
}

const OverlayContext = createContext<OverlayPlace>({ container: null, boxed: false });

/** Where overlays go, and whether something outside of the app's box must stay usable while one is open. */
export function useOverlayPlace(): OverlayPlace {
  return useContext(OverlayContext);
}

export interface OverlayRootProps {
  /** The app stands in a column with other tools beside it: overlays cover the column only, and trap nothing else. */
  boxed?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** The box of the app. Sheets, dialogs and toasts inside it cover this box, not the window. */
export function OverlayRoot({ boxed = false, className, children }: OverlayRootProps) {
  const [container, setContainer] = useState<HTMLElement | null>(null);
  return (
    <OverlayContext value={{ container, boxed }}>
      <div className={cx(styles.root, boxed && styles.boxed, className)}>
        {children}
        <div ref={setContainer} className={styles.overlays} />
      </div>
    </OverlayContext>
  );
}
