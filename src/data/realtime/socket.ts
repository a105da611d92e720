import { loadModule } from '@/lib/loading/load-module';
import { once } from '@/lib/loading/once';
import { createSignal } from '@/lib/stores/signal';
import { backend, endpoints } from '../api/backend';
import { connectionId } from '../api/connection-id';
import type { RealtimeSocket } from './realtime';
import { type Connection, type ConnectionOptions, RECONNECTION } from './socket-connection';

export type SocketStatus = 'connecting' | 'connected' | 'disconnected';

export interface SocketOptions {
  /** Empty means the page's own origin. */
  readonly url?: string;
  readonly path?: string;
  /** engine.io protocol of the server. */
  readonly protocol?: 3 | 4;
  /** Replacements for the network's transports; they use protocol 4. */
  readonly transports?: unknown[] | undefined;
}

export interface StatusSocket extends RealtimeSocket {
  readonly connected: boolean;
}

const loadV4 = () => import('./socket-v4').then((module) => module.default);
const loadV2 = () => import('./socket-v2').then((module) => module.default);

/**
 * Only the required library is loaded; each is a separate chunk. It is loaded once, because otherwise a fault of the
 * sandbox that slows files down would delay every connection.
 */
const libraries = { 3: once(() => loadModule(loadV2)), 4: once(() => loadModule(loadV4)) };

const open = async (protocol: 3 | 4, options: ConnectionOptions): Promise<Connection> =>
  (await libraries[protocol]())(options);

/** Wait before a library that failed to load is loaded again. */
const LOAD_RETRY_MS = 5000;

/**
 * The realtime connection. Connects and reconnects automatically until closed. Messages emitted while disconnected are
 * dropped: after each connect the caller sends its state again.
 */
export function connectSocket(given: SocketOptions = {}): StatusSocket {
  const { url = endpoints.socketUrl, path = '/socket.io/', protocol = endpoints.socketProtocol } = given;
  const status = createSignal<SocketStatus>();
  const listeners = new Set<readonly [event: string, listener: (payload: unknown) => void]>();
  let current: SocketStatus = 'connecting';
  let connection: Connection | null = null;
  let closed = false;
  let retry: ReturnType<typeof setTimeout> | undefined;

  const become = (next: SocketStatus) => {
    if (closed || next === current) return;
    current = next;
    status.emit(next);
  };
  const dispatch = (event: string, payload: unknown) => {
    if (closed) return;
    for (const [name, listener] of listeners) if (name === event) listener(payload);
  };
  /** Event names with a handler on the connection. Each has one, shared by all listeners. */
  const subscribed = new Set<string>();
  const listenTo = (event: string) => {
    if (!connection || subscribed.has(event)) return;
    subscribed.add(event);
    connection.on(event, (payload) => dispatch(event, payload));
  };

  const connect = async () => {
    const own = given.transports ?? (await backend().socketTransports?.()) ?? [];
    const transports = own.length > 0 ? own : undefined;
    // A page opened from a disk has no host of its own, but its backend has one.
    const target = url || (transports ? backend().host : undefined);
    return open(transports ? 4 : protocol, { ...RECONNECTION, url: target, path, transports });
  };
  const start = () => {
    connect().then(
      (opened) => {
        if (closed) return opened.close();
        connection = opened;
        opened.on('connect', () => {
          become('connected');
          connectionId.set(opened.id());
        });
        opened.on('disconnect', (reason) => {
          become('disconnected');
          // After this reason the libraries do not reconnect by themselves, but a restarting server sends it as well.
          if (reason === 'io server disconnect') retry = setTimeout(opened.reconnect, RECONNECTION.reconnectionDelay);
        });
        // A server under maintenance or at its limit refuses connections for a while.
        opened.onRefused(() => {
          retry = setTimeout(opened.reconnect, RECONNECTION.reconnectionDelayMax);
        });
        for (const [event] of listeners) listenTo(event);
      },
      () => {
        if (!closed) retry = setTimeout(start, LOAD_RETRY_MS);
      },
    );
  };
  start();

  return {
    get connected() {
      return current === 'connected';
    },
    on(event, listener) {
      const entry = [event, listener] as const;
      listeners.add(entry);
      listenTo(event);
      return () => void listeners.delete(entry);
    },
    emit(event, ...args) {
      if (current === 'connected') connection?.emit(event, ...args);
    },
    onStatus: status.on,
    close() {
      become('disconnected');
      closed = true;
      clearTimeout(retry);
      connection?.close();
    },
  };
}
