import { randomId } from '@/lib/random-id';
import { createValueStore, type ReadableStore } from '@/lib/stores/value-store';
import type { Seen } from '../../replay/seen';
import { sharesExchange } from './shared-exchange';

/** The app in a browser tab, as the room controls it. */
export interface RoomPage {
  /** Session token of the app; '' for a visitor. */
  readonly token: ReadableStore<string>;
  /** Makes the app continue with this token; '' signs it out. */
  signIn(token: string): void;
  /** Takes the app to a screen. */
  show(address: string): void;
  /** What the app shows; missing where it is in another tab. */
  seen?(): Promise<Seen>;
}

/** The app in another tab of this browser, as reported through the channel. */
interface PhoneState {
  readonly id: string;
  /** Real epoch milliseconds at which its tab was opened. */
  readonly sinceMs: number;
  readonly token: string;
}

type Message =
  | { readonly kind: 'roll-call' }
  | { readonly kind: 'phone'; readonly phone: PhoneState }
  | { readonly kind: 'gone'; readonly id: string }
  | { readonly kind: 'sign-in'; readonly id: string; readonly token: string }
  | { readonly kind: 'show'; readonly id: string; readonly address: string };

const CHANNEL = 'pocket-exchange-phones';

/**
 * Opens the channel that all tabs share. Null for a page with an exchange of its own, because its sessions mean nothing
 * in another exchange; each room then controls only the app beside it.
 */
const openChannel = (): BroadcastChannel | null => (sharesExchange() ? new BroadcastChannel(CHANNEL) : null);

/** Lets a control room in another window sign in the app of this tab. */
export function offerPage(page: RoomPage): void {
  const channel = openChannel();
  if (!channel) return;
  const id = randomId();
  const sinceMs = Date.now();
  const announce = () => channel.postMessage({ kind: 'phone', phone: { id, sinceMs, token: page.token.get() } });
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.kind === 'roll-call') announce();
    if (data.kind === 'sign-in' && data.id === id) page.signIn(data.token);
    if (data.kind === 'show' && data.id === id) page.show(data.address);
  });
  page.token.subscribe(announce);
  addEventListener('pagehide', () => channel.postMessage({ kind: 'gone', id }));
  addEventListener('pageshow', announce);
  announce();
}

/** The app of the tab that was opened first, for a room in a window of its own. */
export function firstPhone(): RoomPage & { readonly isThere: ReadableStore<boolean> } {
  const channel = openChannel();
  const phones = new Map<string, PhoneState>();
  const token = createValueStore('');
  const isThere = createValueStore(false);
  const first = () => [...phones.values()].sort((one, other) => one.sinceMs - other.sinceMs)[0];
  channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.kind === 'phone') phones.set(data.phone.id, data.phone);
    else if (data.kind === 'gone') phones.delete(data.id);
    else return;
    isThere.set(first() !== undefined);
    token.set(first()?.token ?? '');
  });
  const send = (message: (id: string) => Message) => {
    const phone = first();
    if (phone) channel?.postMessage(message(phone.id));
  };
  channel?.postMessage({ kind: 'roll-call' });
  return {
    token,
    isThere,
    signIn: (next) => send((id) => ({ kind: 'sign-in', id, token: next })),
    show: (address) => send((id) => ({ kind: 'show', id, address })),
  };
}
