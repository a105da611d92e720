import { randomId } from '@/lib/random-id';
import { addressOfPage } from '../../../control/page';
import type { ExchangePort, Notice, Push } from '../../../port';
import { type EmbedEvent, type EventMessage, ORDER_EVENTS, type Subscription } from './messages';

type Sent = Omit<EventMessage, 'pocketExchange'>;

const isOrderEvent = (event: string): event is (typeof ORDER_EVENTS)[number] =>
  (ORDER_EVENTS as readonly string[]).includes(event);

function fromNotice(notice: Notice): Sent | null {
  if (notice.kind === 'clock') {
    const { nowMs, rate, paused } = notice.reading;
    return { event: 'clock', data: { now: nowMs, rate, paused } };
  }
  if (notice.kind !== 'run') return null;
  const { change, header } = notice;
  return { event: 'run', data: { change, name: header.scenario, seed: header.seed } };
}

function fromPush({ event, payload }: Push): Sent | null {
  if (isOrderEvent(event)) return { event, data: payload };
  if (event !== 'daymarket') return null;
  const { symbol, now_price: price, change } = payload as { symbol: string; now_price: string; change: string };
  return { event: 'price', data: { symbol, price, change } };
}

/** Calls back with each further address of the app. Returns the function that unsubscribes. */
function onScreen(listener: (address: string) => void): () => void {
  if (!globalThis.window) return () => {};
  let last = addressOfPage();
  const check = () => {
    const address = addressOfPage();
    if (address !== last) listener(address);
    last = address;
  };
  // The app's own navigation changes the address without an event of the window.
  const stopping = new AbortController();
  globalThis.navigation?.addEventListener('currententrychange', check, { signal: stopping.signal });
  addEventListener('hashchange', check, { signal: stopping.signal });
  return () => stopping.abort();
}

/** The customer who is signed in to the page. */
interface SignedIn {
  token(): string;
  onToken(listener: () => void): () => void;
}

/**
 * Sends events of the run to the framing page, through a socket of its own. `subscribe` replaces the former
 * subscription, and throws ControlError on an unknown market. `caughtUp` resolves when the socket gets the events of
 * the signed-in customer.
 */
export function subscriptions(
  port: ExchangePort,
  { token, onToken }: SignedIn,
  send: (message: Sent, to: string) => void,
) {
  let end = () => {};
  let caughtUp = Promise.resolve();

  /** Opens another socket for every customer, because a socket belongs to the first who logs in. */
  function listen(symbols: readonly string[], onPush: (push: Push) => void): () => void {
    let socket = '';
    const open = async () => {
      const next = `embed-${randomId()}`;
      if (socket) port.socketClosed(socket);
      socket = next;
      port.socketOpened(socket);
      port.socketEvent(socket, 'watch', { symbols });
      const held = token();
      const person = (await port.control('people.session', { token: held })) as { id: number } | null;
      if (person && socket === next) port.socketEvent(socket, 'login', String(person.id), held);
    };
    const reopen = () => {
      caughtUp = open();
    };
    reopen();
    const stopToken = onToken(reopen);
    const stopPushes = port.onPush((pushes) => {
      for (const push of pushes) if (!push.sockets || push.sockets.includes(socket)) onPush(push);
    });
    return () => {
      stopToken();
      stopPushes();
      port.socketClosed(socket);
    };
  }

  async function replace({ events, symbols }: Subscription, origin: string): Promise<void> {
    for (const symbol of symbols) await port.control('market.price', { symbol });
    end();
    const wanted: ReadonlySet<string> = new Set<EmbedEvent>(events);
    const pass = (message: Sent | null) => {
      if (message && wanted.has(message.event)) send(message, origin);
    };
    const stopSocket = listen(symbols, (push) => pass(fromPush(push)));
    const stopNotices = port.onNotice((notice) => pass(fromNotice(notice)));
    const stopScreens = onScreen((address) => pass({ event: 'screen', data: { address } }));
    end = () => {
      stopSocket();
      stopNotices();
      stopScreens();
    };
    await caughtUp;
  }

  let replaced = Promise.resolve();
  /** Subscriptions are handled one after the other, so that the last one stays, however many markets each has. */
  function subscribe(wanted: Subscription, origin: string): Promise<void> {
    const replacing = replaced.then(() => replace(wanted, origin));
    replaced = replacing.catch(() => {});
    return replacing;
  }

  return { subscribe, caughtUp: () => caughtUp };
}
