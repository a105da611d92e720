import { Server } from 'mock-socket';
import type { EngineServer } from './session-server';

/**
 * Where the sandbox's sockets meet. The address leads nowhere on any network, and does not depend on the page's own,
 * which has no host when it was opened from a file.
 */
export const SANDBOX_SOCKET_URL = 'ws://sandbox.invalid/socket.io/';

/** Serves an engine over mock-socket; the page's global WebSocket stays the browser's. Returns the stop. */
export function serveMockSocket(engine: EngineServer): () => void {
  const server = new Server(SANDBOX_SOCKET_URL, { mock: false });
  server.on('connection', (client) => {
    const wire = {
      send: (frame: string) => client.send(frame),
      close: () => client.close({ code: 1000, reason: '', wasClean: true }),
    };
    const events = engine.acceptWebSocket(wire, client.url);
    client.on('message', (frame) => typeof frame === 'string' && events.message(frame));
    client.on('close', () => events.closed());
  });
  return () => {
    engine.dropAll();
    server.stop();
  };
}
