import { type ComponentType, lazy, Suspense, useEffect, useRef } from 'react';
import { type Location, useLocation } from 'react-router-dom';
import { shell } from '@/lib/shell-port';
import { NotFound } from './not-found';
import { comeStill } from './page-change';
import { PageLoading } from './page-loading';
import { PageSlot } from './page-slot';
import { findScreen } from './routes';
import { placeKey, rememberScroll } from './scroll-memory';
import styles from './shell.module.css';
import { pathBeneath } from './trail';

/** Screens for developers, in the sandbox only: the parts of the design system, and the market list under load. */
const WORKSHOP: Readonly<Record<string, ComponentType>> = __SANDBOX__
  ? {
      '/ui-gallery': lazy(() => import('@/ui/gallery/gallery')),
      '/bench-market': lazy(() => import('@/pages/market/_bench/bench-page')),
    }
  : {};

/** Container of the current page. Each path gets an element of its own. */
export function Stage() {
  const location = useLocation();
  const stage = useRef<HTMLDivElement>(null);
  const beneath = beneathOf(location);
  useEffect(() => {
    const place = stage.current;
    if (!place || beneath === null) return;
    let end: (() => void) | null = null;
    let left = false;
    // The first screen has no way back, so this loads later. If it fails to load, the back button still works.
    import('./swipe-back').then(
      ({ followSwipeBack }) => {
        if (!left) end = followSwipeBack(place, beneath, goBackStill);
      },
      () => {},
    );
    return () => {
      left = true;
      end?.();
    };
  }, [beneath]);
  return (
    <div
      ref={stage}
      className={styles.stage}
      onScrollCapture={(event) => rememberScroll(placeKey(location), event.target)}
    >
      <div key={location.pathname} className={styles.fill} data-page-slot={location.pathname}>
        <PageAt address={location.pathname} />
      </div>
    </div>
  );
}

function goBackStill(): Promise<void> {
  const stands = comeStill();
  shell().back();
  return stands;
}

/** The path that swiping back leads to; null on a tab, without an earlier page, or if it is the same page. */
function beneathOf(location: Location): string | null {
  const beneath = pathBeneath(location);
  return beneath === location.pathname || findScreen(location.pathname)?.screen.tab ? null : beneath;
}

function PageAt({ address }: { address: string }) {
  const found = findScreen(address);
  if (found) return <PageSlot {...found} />;
  const Workshop = Object.hasOwn(WORKSHOP, address) ? WORKSHOP[address] : undefined;
  if (Workshop)
    return (
      <Suspense fallback={<PageLoading />}>
        <Workshop />
      </Suspense>
    );
  return <NotFound />;
}
