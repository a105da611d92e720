import type { WireLang } from '@/contract/lang';
import { sendCall } from '../../faults/faulty-calls';
import { wireRequest } from '../wire-request';
import { startCore } from './core';
import { isLoadedAgain, noteOpened } from './loaded-again';
import { requestedByAddress } from './requested-by-address';

/**
 * Pages of the sandbox without the app: the control room (`?control`, or `?control=host` for the Node host that has
 * served the page) and the contract (`?contract`).
 */
export type LonePage = 'control' | 'contract';

/**
 * Opens one of these pages as a client of this browser's exchange, without the app and without interception of
 * requests.
 * @throws the errors of startCore
 */
export async function openLonePage(
  page: LonePage,
  root: HTMLElement,
  chooseLanguage: (lang: WireLang) => void,
): Promise<void> {
  const { search } = location;
  if (page === 'control' && new URLSearchParams(search).get('control') === 'host') {
    const { mountHostRoom } = await import('../../room/mount/mount-host');
    return mountHostRoom(root, chooseLanguage);
  }
  const requested = {
    ...requestedByAddress(search, isLoadedAgain(search)),
    build: __BUILD_ID__,
    realNowMs: Date.now(),
  };
  const { running, port, faults } = await startCore(requested);
  noteOpened(search);
  if (page === 'control') {
    const { mountRoomWindow } = await import('../../room/mount/mount-window');
    return mountRoomWindow(root, running, chooseLanguage);
  }
  const [{ mountContract }, monitor] = await Promise.all([import('../../room/mount/mount-contract'), faults]);
  await mountContract(root, running, (sent) => sendCall(monitor, wireRequest(sent), (request) => port.call(request)));
}
