import io, { type Manager } from 'socket.io-client-v2';
import type { Connection, ConnectionOptions } from './socket-connection';

/**
 * socket.io-client 2.5 (engine.io protocol 3), the newest version that family servers accept (realtime facts section
 * 1.1). It does not try another transport by itself (measured), so each failed attempt switches the transport.
 */
export default function connectV2({ url, transports: _injected, ...options }: ConnectionOptions): Connection {
  // Servers of the family allow every page by `*`, which browsers refuse for requests with cookies. None are needed.
  const socket = io(url, { ...options, transports: ['websocket'], forceNew: true, withCredentials: false });
  reopenAfterBadPackets(socket.io);
  socket.on('connect_error', () => {
    const { opts } = socket.io;
    opts.transports = opts.transports?.[0] === 'websocket' ? ['polling'] : ['websocket'];
  });
  return {
    on: (event, listener) => void socket.on(event, listener),
    emit: (event, ...args) => void socket.emit(event, ...args),
    onRefused: (listener) =>
      void socket.on('error', () => {
        // An established connection that fails is opened again by the library.
        if (socket.connected) return;
        // Without it the library would take the transport that is still open for a connection.
        socket.close();
        listener();
      }),
    id: () => socket.id ?? '',
    reconnect: () => void socket.connect(),
    close: () => void socket.close(),
  };
}

/**
 * Closes a connection on which an invalid packet arrives; the library then opens it again, as version 4 does. By itself
 * it throws, and after an incomplete binary packet it would read no other packet. Packets are delivered in a microtask,
 * so that an error of a listener is not taken for an invalid packet.
 */
function reopenAfterBadPackets(manager: Manager): void {
  manager.ondata = (data) => {
    try {
      manager.decoder.add(data);
    } catch {
      manager.decoder.reconstructor = null;
      manager.engine.close();
    }
  };
  manager.ondecoded = (packet) => queueMicrotask(() => manager.emit('packet', packet));
}
