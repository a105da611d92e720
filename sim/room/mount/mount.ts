import { type PageHooks, seenOn, showScreen } from '../../control/page';
import { roomExchange } from '../connection/exchange';
import { offerPage } from '../connection/page-link';
import type { Running } from '../connection/running';
import { installTexts } from '../texts/install';
import { installRoom } from './install';

/**
 * Mounts the room beside or over the app, in the element that src/main.tsx has created for it.
 * @throws when its texts cannot be loaded; the page is unchanged then
 */
export default async function mountRoom(running: Running, hooks: PageHooks): Promise<void> {
  await installTexts();
  const container = document.getElementById('control-room');
  if (!container) throw new Error('The page has no #control-room: src/main.tsx adds it.');
  const page = {
    token: { get: () => hooks.token(), subscribe: hooks.onToken },
    signIn: (token: string) => hooks.onSession(token),
    show: showScreen,
    seen: () => seenOn(running.port, hooks),
  };
  offerPage(page);
  installRoom(container, roomExchange(running, { page, isWindow: false, chooseLanguage: hooks.onLanguage }));
}
