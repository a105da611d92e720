import type { WireLang } from '@/contract/lang';
import { mountRoomWindow } from '../../room/mount-window';
import { startCore } from './core';
import { isLoadedAgain, noteOpened } from './loaded-again';
import { requestedByAddress } from './requested-by-address';

/**
 * The control room as a page of its own (`?control`): a client of this browser's exchange, without the app and without
 * interception of requests. @throws the errors of startCore
 */
export async function openControlPage(root: HTMLElement, chooseLanguage: (lang: WireLang) => void): Promise<void> {
  const { search } = location;
  const requested = {
    ...requestedByAddress(search, isLoadedAgain(search)),
    build: __BUILD_ID__,
    realNowMs: Date.now(),
  };
  const { running } = await startCore(requested);
  noteOpened(search);
  await mountRoomWindow(root, running, chooseLanguage);
}
