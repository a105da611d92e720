import { type ComponentType, Suspense, useEffect, useRef } from 'react';
import { type Location, useLocation } from 'react-router-dom';
import { useModule } from '@/lib/loading/use-module';
import { shell } from '@/lib/shell-port';
import { previousPath } from './navigation/back-stack';
import { skipNextTransition } from './navigation/page-change';
import { placeKey, rememberScroll } from './navigation/scroll-memory';
import { NotFound } from './not-found';
import { PageLoading } from './page-loading';
import { PageSlot } from './page-slot';
import { findScreen } from './routes';
import styles from './shell.module.css';

/** Screens for developers, in the sandbox only: the parts of the design system, and the market list under load. */
const DEVELOPER_SCREENS: Readonly<Record<string, () => Promise<ComponentType>>> = __SANDBOX__
  ? {
      '/ui-gallery': () => import('@/ui/gallery/gallery').then((module) => module.default),
      '/bench-market': () => import('@/pages/market/_bench/bench-page').then((module) => module.default),
    }
  : {};

function DeveloperScreen({ load }: { load: () => Promise<ComponentType> }) {
  const { module: Workshop } = useModule(load);
  const coming = <PageLoading />;
  return <Suspense fallback={coming}>{Workshop ? <Workshop /> : coming}</Suspense>;
}

/** Container of the current page. Each path gets an element of its own. */
export function PageContainer() {
  const location = useLocation();
  const container = useRef<HTMLDivElement>(null);
  const previous = previousPathOf(location);
  useEffect(() => {
    const place = container.current;
    if (!place || previous === null) return;
    let end: (() => void) | null = null;
    let left = false;
    // The first screen has no way back, so this loads later. If it fails to load, the back button still works.
    import('./navigation/swipe-back').then(
      ({ followSwipeBack }) => {
        if (!left) end = followSwipeBack(place, previous, goBackWithoutTransition);
      },
      () => {},
    );
    return () => {
      left = true;
      end?.();
    };
  }, [previous]);
  return (
    <div
      ref={container}
      className={styles.container}
      onScrollCapture={(event) => rememberScroll(placeKey(location), event.target)}
    >
      <div key={location.pathname} className={styles.fill} data-page-slot={location.pathname}>
        <PageAt address={location.pathname} />
      </div>
    </div>
  );
}

function goBackWithoutTransition(): Promise<void> {
  const mounted = skipNextTransition();
  shell().back();
  return mounted;
}

/** The path that swiping back leads to; null on a tab, without an earlier page, or if it is the same page. */
function previousPathOf(location: Location): string | null {
  const previous = previousPath(location);
  return previous === location.pathname || findScreen(location.pathname)?.screen.tab ? null : previous;
}

function PageAt({ address }: { address: string }) {
  const found = findScreen(address);
  if (found) return <PageSlot {...found} />;
  const load = __SANDBOX__ && Object.hasOwn(DEVELOPER_SCREENS, address) && DEVELOPER_SCREENS[address];
  return load ? <DeveloperScreen load={load} /> : <NotFound />;
}
