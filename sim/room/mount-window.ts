import type { WireLang } from '@/contract/lang';
import { roomExchange } from './exchange';
import { installRoom } from './install';
import { firstPhone } from './page-link';
import { phoneIsThere } from './phone-is-there';
import type { Running } from './running';
import { installTexts } from './texts/install';

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
