import { io, type SocketOptions, type ManagerOptions } from 'socket.io-client';
import type { ServerEvent } from '@/contract/events';
import { backend, endpoints } from './backend';
import type { RealtimeSocket } from './realtime';

/** Specification section 9 and realtime facts section 1. `tryAllTransports` is what makes polling a real fallback. */
const OPTIONS: Partial<ManagerOptions & SocketOptions> = {
  path: '/socket.io/',
  transports: ['websocket', 'polling'],
  tryAllTransports: true,
  reconnection: true,
  reconnectionDelay: 1000,
  reconnectionDelayMax: 5000,
  randomizationFactor: 0.5,
  timeout: 20_000,
  forceNew: true,
};

/** Opens the app's connection with the real socket.io client; the sandbox lends it transports of its own. */
export function connectSocket(): RealtimeSocket {
  const transports = backend().socketTransports;
  const socket = io(endpoints.socketUrl || undefined, {
    ...OPTIONS,
    ...(transports?.length ? { transports: transports as NonNullable<ManagerOptions['transports']> } : {}),
  });
  return {
    on(event: ServerEvent, listener) {
      socket.on(event, listener);
      return () => void socket.off(event, listener);
    },
    emit: (event, argument) => void socket.emit(event, argument),
    onStatus(listener) {
      const up = () => listener('connected');
      const down = () => listener('disconnected');
      socket.on('connect', up);
      socket.on('disconnect', down);
      socket.on('connect_error', down);
      return () => {
        socket.off('connect', up);
        socket.off('disconnect', down);
        socket.off('connect_error', down);
      };
    },
    close: () => void socket.close(),
  };
}
