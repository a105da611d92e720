import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ClockContext } from '@/lib/use-clock';
import { ExchangeProvider, type RoomExchange } from './exchange';
import { Frame } from './frame';
import { findLeftRun } from './left-run';
import { Shortcuts } from './shortcuts-host';

/** Puts the control room into its place in the page, once its words are there (words/install). */
export function installRoom(aside: HTMLElement, exchange: RoomExchange): void {
  // The style sheet of the page (src/app/base.css) gives the room its place.
  const onPlace = (place: string, title: string) => {
    aside.dataset.room = place;
    aside.setAttribute('aria-label', title);
  };
  // A refused question tells of no run; the list of earlier runs says why when it is looked at.
  void findLeftRun(exchange).catch(() => {});
  createRoot(aside).render(
    <StrictMode>
      <ExchangeProvider value={exchange}>
        <ClockContext value={exchange.clock}>
          <Frame onPlace={onPlace} />
          <Shortcuts />
        </ClockContext>
      </ExchangeProvider>
    </StrictMode>,
  );
}
