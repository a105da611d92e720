import { type ComponentType, lazy, Suspense, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { NotFound } from './not-found';
import { PageLoading } from './page-loading';
import { PageSlot } from './page-slot';
import { findScreen } from './routes';
import { placeKey, rememberScroll } from './scroll-memory';
import styles from './shell.module.css';

/** For who builds and measures screens, in the sandbox only: the design system's parts, the market list under load. */
const WORKSHOP: Readonly<Record<string, ComponentType>> = __SANDBOX__
  ? {
      '/ui-gallery': lazy(() => import('@/ui/gallery/gallery')),
      '/bench-market': lazy(() => import('@/pages/market/_bench/bench-page')),
    }
  : {};

/** Where pages stand. Each path gets a box of its own, which slides or fades in. */
export function Stage() {
  const location = useLocation();
  const motion = useEntrance(location.pathname);
  return (
    <div className={styles.stage} onScrollCapture={(event) => rememberScroll(placeKey(location), event.target)}>
      <div key={location.pathname} className={styles.slot} data-motion={motion}>
        <PageAt address={location.pathname} />
      </div>
    </div>
  );
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

type Motion = 'none' | 'slide' | 'fade';

/** Deeper pages come from the right (specification section 2); tabs and pages one returns to fade in. */
function useEntrance(pathname: string): Motion {
  const kind = useNavigationType();
  const [shown, setShown] = useState<{ pathname: string; motion: Motion }>({ pathname, motion: 'none' });
  // While rendering, so that the page's box is never drawn once without its motion.
  if (shown.pathname !== pathname)
    setShown({ pathname, motion: kind === 'PUSH' && !findScreen(pathname)?.screen.tab ? 'slide' : 'fade' });
  return shown.motion;
}
