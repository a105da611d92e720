import { lazy, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { ClockContext } from '@/lib/use-clock';
import { useStore } from '@/lib/use-store';
import { welcome } from '@/lib/welcome';
import { ExchangeProvider, type RoomExchange, useExchange } from './exchange';
import { Frame } from './frame';
import { useOpen, usePlace } from './place';
import { TalkOfAddress } from './playlist/talk-of-address';
import { findReplacedRun } from './replaced-run';
import { ReportHost } from './report/report-host';
import { helpIsOpen } from './shortcuts';
import { useShortcuts } from './use-shortcuts';

const ShortcutsHelp = lazy(() => import('./shortcuts-help'));
const Welcome = lazy(() => import('./welcome'));

/** Handles the presenter's shortcuts and shows their list on demand. */
function Shortcuts() {
  const place = usePlace(useExchange().isWindow);
  const [isOpen, setOpen] = useOpen(place);
  useShortcuts({ isOpen, setOpen, hasStage: place === 'beside' });
  if (!useStore(helpIsOpen)) return null;
  return (
    <Suspense>
      <ShortcutsHelp />
    </Suspense>
  );
}

/** Asks a visitor where to begin, over everything else, on the first visit. */
function WelcomeHost() {
  const { isWindow } = useExchange();
  if (!useStore(welcome) || isWindow) return null;
  return (
    <Suspense>
      <Welcome />
    </Suspense>
  );
}

/** Renders the control room into its element, once its texts are loaded (texts/install). */
export function installRoom(container: HTMLElement, exchange: RoomExchange): void {
  // The page's style sheet (src/app/base.css) positions the room by this attribute.
  const onPlace = (place: string, title: string) => {
    container.dataset.room = place;
    // In a window of its own the room is the whole page.
    if (place === 'window') container.setAttribute('role', 'main');
    container.setAttribute('aria-label', title);
  };
  // When the request is refused no notice is shown. The list of earlier runs shows the error when it is opened.
  void findReplacedRun(exchange).catch(() => {});
  createRoot(container).render(
    <StrictMode>
      <ExchangeProvider value={exchange}>
        <ClockContext value={exchange.clock}>
          <Frame onPlace={onPlace} />
          <Shortcuts />
          <TalkOfAddress />
          <WelcomeHost />
          <ReportHost />
        </ClockContext>
      </ExchangeProvider>
    </StrictMode>,
  );
}
