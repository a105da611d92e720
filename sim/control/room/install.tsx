import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ClockContext } from '@/lib/use-clock';
import { ExchangeProvider, type RoomExchange } from './exchange';
import { Frame } from './frame';
import { findLeftRun } from './left-run';
import { Shortcuts } from './shortcuts-host';
import { installWords } from './words/install';

/** Puts the control room into its place in the page. Returns what takes it away. */
export function installRoom(aside: HTMLElement, exchange: RoomExchange): () => void {
  installWords();
  // The style sheet of the page (src/app/base.css) gives the room its place.
  const onPlace = (place: string, title: string) => {
    aside.dataset.room = place;
    aside.setAttribute('aria-label', title);
  };
  // A refused question tells of no run; the list of earlier runs says why when it is looked at.
  void findLeftRun(exchange).catch(() => {});
  const root = createRoot(aside);
  root.render(
    <StrictMode>
      <ExchangeProvider value={exchange}>
        <ClockContext value={exchange.clock}>
          <Frame onPlace={onPlace} />
          <Shortcuts />
        </ClockContext>
      </ExchangeProvider>
    </StrictMode>,
  );
  return () => root.unmount();
}
