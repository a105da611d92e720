import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigationType } from 'react-router-dom';
import { useSiteName } from '@/data/session';
import type { TitleKey } from './routes';
import { placeKey, restoreScroll } from './scroll-memory';
import styles from './shell.module.css';

/** The product's own name, until the site's configuration says another (specification section 4). */
export const PRODUCT_NAME = 'Pocket Exchange';

/** History entry the app was opened at; null once one has gone on from there. */
let opening: string | null | undefined;

/** Opening the app is no navigation: the browser's own focus order starts at the top. */
function isOpening(place: string): boolean {
  if (opening === undefined) opening = place;
  if (opening !== place) opening = null;
  return opening === place;
}

/**
 * What happens when a page appears: the window's title, the focus on its heading for who cannot see that the page
 * changed, and on the way back the place it was scrolled to.
 */
export function PageEntrance({ title, children }: { title: TitleKey; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const { i18n } = useTranslation();
  const siteName = useSiteName() || PRODUCT_NAME;
  const place = placeKey(useLocation());
  const arrival = useRef({ place, back: useNavigationType() === 'POP' });

  const name = i18n.t(title);
  useEffect(() => {
    document.title = `${name} · ${siteName}`;
  }, [name, siteName]);

  useEffect(() => {
    const page = box.current;
    if (!page) return;
    const { place, back } = arrival.current;
    if (!isOpening(place)) focusHeading(page);
    return back ? restoreScroll(page, place) : undefined;
  }, []);

  return (
    <div ref={box} className={styles.fill}>
      {children}
    </div>
  );
}

function focusHeading(page: HTMLElement): void {
  // A page that has put the focus into its first field has done better already.
  if (page.contains(document.activeElement)) return;
  const heading = page.querySelector<HTMLElement>('h1') ?? page;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
