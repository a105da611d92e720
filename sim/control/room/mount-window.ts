import { roomExchange } from './exchange';
import { installRoom } from './install';
import { firstPhone } from './page-link';
import { phoneIsThere } from './phone-is-there';
import { clockOf, persistenceOf, type Running } from './running';

/** In a window of its own, steering the exchange of the other tabs and the app of the first of them. */
export function mountRoomWindow(root: HTMLElement, running: Running): void {
  const phone = firstPhone();
  const tell = () => phoneIsThere.set(phone.isThere.get());
  phone.isThere.subscribe(tell);
  tell();
  const { port } = running;
  const persistence = persistenceOf(running);
  installRoom(root, roomExchange(port, { clock: clockOf(running), persistence, page: phone, isWindow: true }));
}
