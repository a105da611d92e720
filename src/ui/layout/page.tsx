import { createContext, type ReactNode, type RefObject, useContext, useRef } from 'react';
import { cx } from '../cx';
import styles from './page.module.css';

const ScrollContext = createContext<RefObject<HTMLElement | null> | null>(null);

/** The scrolling element of the page around, for virtual lists and "back to top"; null outside of a page. */
export function usePageScroll(): RefObject<HTMLElement | null> | null {
  return useContext(ScrollContext);
}

export interface PageProps {
  /** A NavBar, or any bar of the page's own; stays while the content scrolls. */
  header?: ReactNode;
  /** The page's main action; stays above the tab bar and the phone's bottom inset. */
  footer?: ReactNode;
  /** `cards` is the grey ground with gaps, `plain` one dark surface from edge to edge (forms, articles). */
  ground?: 'cards' | 'plain';
  /** Drops the padding around the content: charts, chats, lists from edge to edge. */
  flush?: boolean;
  className?: string | undefined;
  children?: ReactNode;
}

/** A screen: bar, scrolling content, bar. It fills its parent, which the shell gives a height. */
export function Page({ header, footer, ground = 'cards', flush = false, className, children }: PageProps) {
  const scroll = useRef<HTMLElement>(null);
  return (
    <ScrollContext value={scroll}>
      <div className={cx(styles.page, styles[ground], className)}>
        {header}
        <main
          ref={scroll}
          className={cx(styles.scroll, flush && styles.flush)}
          // A region that scrolls must be reachable by keyboard, also where it holds words only (WCAG 2.1.1).
          // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
          tabIndex={0}
          data-page-scroll
        >
          {children}
        </main>
        {footer && <footer className={styles.footer}>{footer}</footer>}
      </div>
    </ScrollContext>
  );
}
