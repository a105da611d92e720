import { Server } from 'mock-socket';
import type { EngineServer } from './session-server';

/**
 * The address of the sandbox's mock server. It never resolves on a network, and does not depend on the page's own host,
 * which is empty when the page was opened from a file.
 */
export const SANDBOX_SOCKET_URL = 'ws://sandbox.invalid/socket.io/';

/**
 * Serves an engine over mock-socket. The page's global WebSocket is not replaced. Returns the function that stops it.
 */
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
