import { WebSocket as MockWebSocket } from 'mock-socket';
import { WebSocket as WebSocketTransport, XHR } from 'socket.io-client';
import { SANDBOX_SOCKET_URL } from './mock-socket-server';

/** A connection that is refused. It says so a moment later, because the transport listens only after it has opened. */
class RefusedSocket {
  onerror: ((event: unknown) => void) | null = null;

  constructor() {
    queueMicrotask(() => this.onerror?.(new Error('websocket blocked')));
  }

  send(): void {}
  close(): void {}
}

/**
 * Transports for the real socket.io-client. The global WebSocket is not replaced, because development servers and
 * other libraries need it; only the socket behind this one transport is ours. `isBlocked` is asked per connection.
 */
export function sandboxTransports(isBlocked: () => boolean): unknown[] {
  class SandboxWebSocket extends WebSocketTransport {
    override createSocket(uri: string) {
      return isBlocked() ? new RefusedSocket() : new MockWebSocket(SANDBOX_SOCKET_URL + uri.slice(uri.indexOf('?')));
    }
  }
  return [SandboxWebSocket, XHR];
}
