import type { WireLang } from '@/contract/lang';
import { roomExchange } from '../connection/exchange';
import { firstPhone } from '../connection/page-link';
import { phoneIsThere } from '../connection/phone-is-there';
import type { Running } from '../connection/running';
import { installTexts } from '../texts/install';
import { installRoom } from './install';

/**
 * Mounts the room in a window of its own. It controls the exchange of the other tabs and the app of the first of them.
 */
export async function mountRoomWindow(
  root: HTMLElement,
  running: Running,
  chooseLanguage: (lang: WireLang) => void,
): Promise<void> {
  await installTexts();
  const phone = firstPhone();
  const update = () => phoneIsThere.set(phone.isThere.get());
  phone.isThere.subscribe(update);
  update();
  installRoom(root, roomExchange(running, { page: phone, isWindow: true, chooseLanguage }));
}
