import { type ComponentProps, type ReactNode, Suspense, useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { BackendMismatch } from '@/data/api/backend-check';
import { useBackendMismatch, usePriceFreshness } from '@/data/realtime/connection';
import { DESKTOP, useMatches } from '@/lib/browser/media-query';
import { useModule } from '@/lib/loading/use-module';
import { useStore } from '@/lib/stores/use-store';
import { SimulatedMark } from '@/pages/_shared/simulated-mark';
import { useQuestion } from '@/ui/overlays/ask';
import { OverlayRoot } from '@/ui/overlays/overlay-root';
import { ToastHost } from '@/ui/overlays/toast-host';
import { CallIndicator } from './call-indicator';
import { ConnectionBanner } from './connection-banner';
import type { AppHistory } from './navigation/hash-history';
import { PageContainer } from './page-container';
import { preloadPressedLink } from './preload-pages';
import { ensureQuestionDialog, questionDialog } from './question-dialog';
import { followLink } from './router';
import { findScreen } from './routes';
import styles from './shell.module.css';
import { resumeLoginRedirect } from './shell-actions';
import { TabNav } from './tab-nav';

/** For deployments whose backend does not answer as one. */
const loadMismatchPage = () => import('./backend-problem').then((module) => module.default);

const desktop = window.matchMedia(DESKTOP);

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

/**
 * Shows the problem that keeps every page from being shown. Until this has loaded, each page shows its own failures.
 */
function Mismatched({ mismatch, children }: { mismatch: BackendMismatch; children: ReactNode }) {
  const { module: MismatchPage } = useModule(loadMismatchPage);
  if (!MismatchPage) return children;
  return (
    <Suspense>
      <MismatchPage mismatch={mismatch} />
    </Suspense>
  );
}

/** The page of the address, or the problem that keeps every page from being shown. */
function Screen({ tab }: { tab: ComponentProps<typeof TabNav>['current'] | undefined }) {
  const mismatch = useBackendMismatch();
  const screen = (
    <>
      <PageContainer />
      <ConnectionBanner />
      {tab && <TabNav current={tab} />}
    </>
  );
  // The sandbox's backend is part of the page, and can only have faults that somebody has set.
  return mismatch && !__SANDBOX__ ? <Mismatched mismatch={mismatch}>{screen}</Mismatched> : screen;
}

/** Dialog with the current question. It loads with the first one, not with the first screen. */
function Questions() {
  const id = useQuestion()?.id;
  useEffect(() => {
    if (id) void ensureQuestionDialog();
  }, [id]);
  return useStore(questionDialog);
}

/** Layout of the app around its pages. */
export function Shell({ history }: { history: AppHistory }) {
  const screen = findScreen(useLocation().pathname)?.screen;
  // Before the page's effects, which would otherwise start a redirect to the login without the reason.
  useLayoutEffect(resumeLoginRedirect, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys click links as well; this only listens
    // biome-ignore lint/a11y/noStaticElementInteractions: the interactive elements are the links inside
    <div className={styles.fill} onClick={(event) => followLink(history, event)} onPointerDown={preloadPressedLink}>
      <OverlayRoot boxed={useMatches(desktop)} className={styles.column}>
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
