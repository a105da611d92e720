import { WebSocket as MockWebSocket } from 'mock-socket';
import { WebSocket as WebSocketTransport, XHR } from 'socket.io-client';
import { SANDBOX_SOCKET_URL } from './mock-socket-server';

/**
 * A refused connection. It reports the error in a later microtask, because the transport adds its listeners only after
 * opening.
 */
class RefusedSocket {
  onerror: ((event: unknown) => void) | null = null;

  constructor() {
    queueMicrotask(() => this.onerror?.(new Error('websocket blocked')));
  }

  send(): void {}
  close(): void {}
}

/**
 * Transports for the real socket.io-client. The global WebSocket is not replaced, because development servers and other
 * libraries need it; only this transport uses the mock. `isBlocked` is called for each connection.
 */
export function sandboxTransports(isBlocked: () => boolean): unknown[] {
  class SandboxWebSocket extends WebSocketTransport {
    override createSocket(uri: string) {
      return isBlocked() ? new RefusedSocket() : new MockWebSocket(SANDBOX_SOCKET_URL + uri.slice(uri.indexOf('?')));
    }
  }
  return [SandboxWebSocket, XHR];
}
