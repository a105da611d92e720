import type { WireLang } from '@/contract/lang';
import { i18n } from '@/i18n/i18n';
import { createValueStore } from '@/lib/stores/value-store';
import { roomExchange } from '../connection/exchange';
import { type HostContact, type HostState, hostPort } from '../connection/host-port';
import { followExchange } from '../connection/running';
import { installTexts } from '../texts/install';
import { installRoom } from './install';

const NAME = 'pocket-exchange.pairing';

/**
 * Takes the secret after the `#` of the address, and removes it from the address. After a reload returns the secret
 * from before.
 */
function takeToken(): string {
  const given = location.hash.slice(1);
  try {
    if (given !== '') sessionStorage.setItem(NAME, given);
    if (given !== '') history.replaceState(null, '', location.pathname + location.search);
    return given || (sessionStorage.getItem(NAME) ?? '');
  } catch {
    return given;
  }
}

/**
 * Mounts the room on a page that a Node host has served (`?control=host`). It steers the exchange of that host; the
 * apps that use it sign in and out themselves.
 * @throws when the host answers something else than its state
 */
export async function mountHostRoom(root: HTMLElement, chooseLanguage: (lang: WireLang) => void): Promise<void> {
  await installTexts();
  const port = hostPort(location.origin, takeToken());
  let state: HostState;
  try {
    state = await port.state;
  } catch (error) {
    port.stop();
    const reached = port.contact.get();
    if (reached === 'there') throw error;
    return showTrouble(root, reached);
  }
  const noApp = { token: createValueStore(''), signIn() {}, show() {} };
  const host = { pairing: state.pairing, contact: port.contact };
  installRoom(root, {
    ...roomExchange(followExchange({ port, state }), { page: noApp, isWindow: true, chooseLanguage }),
    host,
  });
}

/** Shows why the room cannot control the host. */
function showTrouble(root: HTMLElement, reached: Exclude<HostContact, 'there'>): void {
  const words = document.createElement('p');
  words.setAttribute('role', 'alert');
  words.textContent = i18n.getFixedT(null, 'room-remote')(reached);
  const box = document.createElement('div');
  box.className = 'start-failure';
  box.append(words);
  root.replaceChildren(box);
}
