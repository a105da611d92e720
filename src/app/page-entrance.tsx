import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { useSiteName } from '@/data/session/session';
import { useTranslation } from '@/i18n/use-translation';
import { focusHeading } from '@/lib/browser/focus-heading';
import { PageName } from '@/ui/layout/page';
import { placeKey, restoreScroll } from './navigation/scroll-memory';
import type { TitleKey } from './routes';
import styles from './shell.module.css';

/** The product's own name, until the site's configuration sets another (specification section 4). */
export const PRODUCT_NAME = 'Pocket Exchange';

/** History entry at which the app was opened; null after the first navigation. */
let opening: string | null | undefined;

/** Opening the app is no navigation: the focus stays at the start of the page, as browsers do it. */
function isOpening(place: string): boolean {
  if (opening === undefined) opening = place;
  if (opening !== place) opening = null;
  return opening === place;
}

/**
 * Actions when a page appears: sets the window's title, focuses the heading so that screen readers announce the page,
 * and restores the scroll position on the way back.
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
    if (!isOpening(place)) enter(page);
    return back ? restoreScroll(page, place) : undefined;
  }, []);

  return (
    <PageName value={name}>
      <div ref={box} className={styles.fill}>
        {children}
      </div>
    </PageName>
  );
}

function enter(page: HTMLElement): void {
  const { activeElement } = document;
  // A page that has focused its first field keeps that focus. So does the sandbox's control room, in which somebody has
  // signed in another customer.
  if (page.contains(activeElement) || activeElement?.closest('#control-room')) return;
  focusHeading(page);
}
