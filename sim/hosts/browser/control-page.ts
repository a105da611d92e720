import { mountRoomWindow } from '../../control/room/mount-window';
import { startCore } from './core';
import { wantedByAddress } from './wanted-by-address';

/**
 * The control room as a page of its own (`?control`): a client of this browser's exchange, without the app and without
 * anything that answers its requests. @throws what the exchange's start throws
 */
export async function openControlPage(root: HTMLElement): Promise<void> {
  const wanted = { ...wantedByAddress(location.search), build: __BUILD_ID__, realNowMs: Date.now() };
  mountRoomWindow(root, (await startCore(wanted)).running);
}
