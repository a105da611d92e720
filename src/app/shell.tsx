import { type ComponentProps, lazy, type ReactNode, Suspense, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { useBackendMismatch, usePriceFreshness } from '@/data/realtime/connection';
import { SimulatedMark } from '@/pages/_shared/simulated-mark';
import { useQuestion } from '@/ui/overlays/ask';
import { OverlayRoot } from '@/ui/overlays/overlay-root';
import { ToastHost } from '@/ui/overlays/toast-host';
import { CallIndicator } from './call-indicator';
import { ConnectionBanner } from './connection-banner';
import { expectPressed } from './expect-pages';
import type { AppHistory } from './hash-history';
import { PageContainer } from './page-container';
import { followLink } from './router';
import { findScreen } from './routes';
import styles from './shell.module.css';
import { TabNav } from './tab-nav';

/** Dialogs load with the first question, not with the first screen. */
const AskHost = lazy(() => import('@/ui/overlays/ask-host'));

/** For deployments whose backend does not answer as one. */
const BackendMismatchPage = lazy(() =>
  import('./backend-problem').then((module) => ({ default: module.BackendMismatchPage })),
);

/** From this width on the app has a phone-sized column, with space for tools beside it. */
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

/** Column of the app. It alone renders when prices become late or live: the pages inside show prices by themselves. */
function Frame({ children }: { children: ReactNode }) {
  return (
    <div
      className={styles.frame}
      data-sandbox={__SANDBOX__ || undefined}
      data-prices={usePriceFreshness()}
      data-page-frame
    >
      {children}
    </div>
  );
}

/** The page of the address, or what keeps every page from being shown. */
function Screen({ tab }: { tab: ComponentProps<typeof TabNav>['current'] | undefined }) {
  const mismatch = useBackendMismatch();
  // The sandbox's backend is part of the page, and can only have faults that somebody has set.
  if (mismatch && !__SANDBOX__)
    return (
      <Suspense>
        <BackendMismatchPage mismatch={mismatch} />
      </Suspense>
    );
  return (
    <>
      <PageContainer />
      <ConnectionBanner />
      {tab && <TabNav current={tab} />}
    </>
  );
}

/** Dialog with the current question. */
function Questions() {
  if (useQuestion() === null) return null;
  return (
    <Suspense>
      <AskHost />
    </Suspense>
  );
}

/** Layout of the app around its pages. */
export function Shell({ history }: { history: AppHistory }) {
  const screen = findScreen(useLocation().pathname)?.screen;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys click links as well; this only listens
    // biome-ignore lint/a11y/noStaticElementInteractions: the interactive elements are the links inside
    <div className={styles.fill} onClick={(event) => followLink(history, event)} onPointerDown={expectPressed}>
      <OverlayRoot boxed={useDesktop()} className={styles.column}>
        <Frame>
          <SimulatedMark />
          <CallIndicator />
          <Screen tab={screen?.tab} />
        </Frame>
        <Questions />
        <ToastHost />
      </OverlayRoot>
    </div>
  );
}
