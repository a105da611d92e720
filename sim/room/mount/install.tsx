import { StrictMode, Suspense, useEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { useTranslation } from '@/i18n/use-translation';
import { ClockContext } from '@/lib/clock/use-clock';
import { useModule } from '@/lib/loading/use-module';
import { welcome } from '@/lib/sandbox/welcome';
import { useStore } from '@/lib/stores/use-store';
import { endReportWithRun, openedReport } from '../../control/opened-report';
import { ExchangeContext, type RoomExchange, useExchange } from '../connection/exchange';
import { Frame } from '../frame/frame';
import { keepFocusInside } from '../frame/keep-focus-inside';
import { useOpen, usePlace } from '../frame/place';
import { findReplacedRun } from '../frame/replaced-run';
import { reportFailure } from '../outcome';
import { LateDialog } from '../parts/late-part';
import { followAddressedPlaylist } from '../playlist/addressed-playlist';
import { useTalk } from '../playlist/use-talk';
import { reportIsOpen } from '../report/report-is-open';
import { helpIsOpen } from '../shortcuts/shortcuts';
import { useShortcuts } from '../shortcuts/use-shortcuts';
import { show } from '../shown-panel';
import { keepToListedMarkets } from '../tools/chosen-market';

const loadReportDialog = () => import('../report/report-dialog').then((module) => module.default);
const loadShortcutsHelp = () => import('../shortcuts/shortcuts-help').then((module) => module.default);
const loadWelcome = () => import('../frame/welcome').then((module) => module.default);

/** Handles the presenter's shortcuts and shows their list on demand. */
function Shortcuts() {
  const place = usePlace(useExchange().isWindow);
  const [isOpen, setOpen] = useOpen(place);
  useShortcuts({ isOpen, setOpen, hasStage: place === 'beside' });
  return useStore(helpIsOpen) && <LateDialog load={loadShortcutsHelp} onFailed={() => helpIsOpen.set(false)} />;
}

/** Asks a visitor where to begin, over everything else, on the first visit. */
function WelcomeHost() {
  const { isWindow } = useExchange();
  return useStore(welcome) && !isWindow && <LateWelcome />;
}

function LateWelcome() {
  const { module: Welcome } = useModule(loadWelcome);
  return <Suspense>{Welcome && <Welcome />}</Suspense>;
}

/** Renders the control room into its element, once its texts are loaded (../texts/install.ts). */
export function installRoom(container: HTMLElement, exchange: RoomExchange): void {
  // The page's style sheet (src/app/base.css) positions the room by this attribute.
  const onPlace = (place: string, title: string) => {
    container.dataset.room = place;
    // In a window of its own the room is the whole page.
    if (place === 'window') container.setAttribute('role', 'main');
    container.setAttribute('aria-label', title);
  };
  keepFocusInside(container);
  endReportWithRun(exchange);
  keepToListedMarkets(exchange);
  // When the request is refused no notice is shown. The list of earlier runs shows the error when it is opened.
  void findReplacedRun(exchange).catch(() => {});
  createRoot(container).render(
    <StrictMode>
      <ExchangeContext value={exchange}>
        <ClockContext value={exchange.clock}>
          <Frame onPlace={onPlace} />
          <Shortcuts />
          <TalkOfAddress />
          <WelcomeHost />
          <ReportHost />
        </ClockContext>
      </ExchangeContext>
    </StrictMode>,
  );
}

/** Begins the playlist that this page's address names, once. */
function TalkOfAddress() {
  const { control } = useExchange();
  const { begin } = useTalk();
  const { t } = useTranslation('errors');
  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current) return;
    hasBegun.current = true;
    // Not tried again later, because beginning a playlist ends the run that is then in use.
    followAddressedPlaylist(control, begin).catch(() => reportFailure(t('networkHint')));
  }, [control, begin, t]);
  return null;
}

/** Shows the form of a problem report on demand, and the inspector when a report is opened. */
function ReportHost() {
  const place = usePlace(useExchange().isWindow);
  const [, setOpen] = useOpen(place);
  const report = useStore(openedReport);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another report opens the room, not another place
  useEffect(() => {
    if (!report) return;
    show('inspector');
    setOpen(true);
  }, [report]);
  return useStore(reportIsOpen) && <LateDialog load={loadReportDialog} onFailed={() => reportIsOpen.set(false)} />;
}
