import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ClockContext } from '@/lib/use-clock';
import { ExchangeProvider, type RoomExchange } from './exchange';
import { Frame } from './frame';
import { TalkOfAddress } from './playlist/talk-of-address';
import { findReplacedRun } from './replaced-run';
import { ReportHost } from './report/report-host';
import { Shortcuts } from './shortcuts-host';
import { WelcomeHost } from './welcome-host';

/** Renders the control room into its element, once its texts are loaded (texts/install). */
export function installRoom(container: HTMLElement, exchange: RoomExchange): void {
  // The page's style sheet (src/app/base.css) positions the room by this attribute.
  const onPlace = (place: string, title: string) => {
    container.dataset.room = place;
    // In a window of its own it is all there is.
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
