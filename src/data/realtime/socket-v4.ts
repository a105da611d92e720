import { io } from 'socket.io-client';
import type { Connection, ConnectionOptions } from './socket-connection';

/**
 * socket.io-client 4 (engine.io protocol 4). Without `tryAllTransports` it would not switch to polling when a WebSocket
 * is refused. `transports` replace the network's own.
 */
export default function connectV4({ url, transports, ...options }: ConnectionOptions): Connection {
  const socket = io(url, {
    ...options,
    transports: (transports ?? ['websocket', 'polling']) as string[],
    tryAllTransports: true,
    forceNew: true,
  });
  return {
    on: (event, listener) => void socket.on(event, listener),
    emit: (event, ...args) => void socket.emit(event, ...args),
    // After other failures the library is active: it tries again.
    onRefused: (listener) => void socket.on('connect_error', () => void (socket.active || listener())),
    id: () => socket.id ?? '',
    reconnect: () => void socket.connect(),
    close: () => void socket.close(),
  };
}
