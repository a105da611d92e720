import { createContext, type ReactNode, type RefObject, useContext, useRef } from 'react';
import { cx } from '../cx';
import styles from './page.module.css';

const ScrollContext = createContext<RefObject<HTMLElement | null> | null>(null);

/** The name of the screen, by which its scrolling content is called; screens with several pages have one name. */
export const PageName = createContext<string | undefined>(undefined);

/** The scrolling element of the surrounding page, for virtual lists and "back to top"; null outside of a page. */
export function usePageScroll(): RefObject<HTMLElement | null> | null {
  return useContext(ScrollContext);
}

interface PageFrameProps {
  /** A NavBar or another bar; it stays while the content scrolls. */
  header?: ReactNode;
  /** `cards` is a grey background with gaps, `plain` a dark surface from edge to edge (forms, articles). */
  ground?: 'cards' | 'plain';
  className?: string | undefined;
  children?: ReactNode;
}

interface PageContentProps {
  /** The page's main action; it stays above the tab bar and the phone's bottom inset. */
  footer?: ReactNode;
  /** Removes the padding around the content, for charts, chats and lists from edge to edge. */
  flush?: boolean | undefined;
  children?: ReactNode;
}

export type PageProps = PageFrameProps & PageContentProps;

/**
 * A screen whose bar stays while components take turns in its content, of which each draws its own PageContent: the
 * loading state and the form, or two tabs. A bar of each would take the focus along, and its title would be read again.
 * It fills its parent, whose height the shell sets.
 */
export function PageFrame({ header, ground = 'cards', className, children }: PageFrameProps) {
  const scroll = useRef<HTMLElement>(null);
  return (
    <ScrollContext value={scroll}>
      <div className={cx(styles.page, styles[ground], className)}>
        {header}
        {children}
      </div>
    </ScrollContext>
  );
}

/** The scrolling content of a PageFrame, and the bar below it. */
export function PageContent({ footer, flush, children }: PageContentProps) {
  return (
    <>
      <main
        ref={usePageScroll()}
        className={cx(styles.scroll, flush && styles.flush)}
        // A scrolling region must be reachable by keyboard, even if it contains only text (WCAG 2.1.1).
        // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
        tabIndex={0}
        aria-label={useContext(PageName)}
        data-page-scroll
      >
        {children}
      </main>
      {footer && <footer className={styles.footer}>{footer}</footer>}
    </>
  );
}

/** A screen: bar, scrolling content, bar. */
export const Page = ({ footer, flush, children, ...frame }: PageProps) => (
  <PageFrame {...frame}>
    <PageContent footer={footer} flush={flush}>
      {children}
    </PageContent>
  </PageFrame>
);
