import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { usePricesLook } from '@/data/connection';
import { SimulatedMark } from '@/pages/_shared/simulated-mark';
import { useQuestion } from '@/ui/overlays/ask';
import { OverlayRoot } from '@/ui/overlays/overlay-root';
import { ToastHost } from '@/ui/overlays/toast-host';
import { CallIndicator } from './call-indicator';
import { ConnectionBanner } from './connection-banner';
import { expectPressed } from './expect-pages';
import { type AppHistory, followLink } from './router';
import { findScreen } from './routes';
import styles from './shell.module.css';
import { Stage } from './stage';
import { TabNav } from './tab-nav';

/** Dialogs come with the first question, not with the first screen. */
const AskHost = lazy(() => import('@/ui/overlays/ask-host'));

/** From this width on the app stands in a phone-sized column, with room for tools beside it. */
const desktop = window.matchMedia('(min-width: 900px)');

function useDesktop(): boolean {
  return useSyncExternalStore(
    (changed) => {
      desktop.addEventListener('change', changed);
      return () => desktop.removeEventListener('change', changed);
    },
    () => desktop.matches,
  );
}

/** Everything around the pages. */
export function Shell({ history }: { history: AppHistory }) {
  const prices = usePricesLook();
  const hasQuestion = useQuestion() !== null;
  const screen = findScreen(useLocation().pathname)?.screen;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: links are clicked by keys as well; this only hears of it
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what is tapped
    <div className={styles.fill} onClick={(event) => followLink(history, event)} onPointerDown={expectPressed}>
      <OverlayRoot boxed={useDesktop()} className={styles.column}>
        <div className={styles.frame} data-sandbox={__SANDBOX__ || undefined} data-prices={prices} data-page-frame>
          <SimulatedMark />
          <CallIndicator />
          <Stage />
          <ConnectionBanner />
          {screen?.tab && <TabNav current={screen.tab} />}
        </div>
        {hasQuestion && (
          <Suspense>
            <AskHost />
          </Suspense>
        )}
        <ToastHost />
      </OverlayRoot>
    </div>
  );
}
