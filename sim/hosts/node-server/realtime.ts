import type { Server as HttpServer } from 'node:http';
import { Server } from 'socket.io';
import type { FaultBoard } from '../../faults/fault-board';
import { carryEvents } from '../../faults/faulty-events';
import type { ExchangePort } from '../../port';
import type { Transport } from './options';

/**
 * A real socket.io server in front of the exchange: engine.io protocol 4 for today's clients, 3 for the family's
 * (realtime facts section 1.1), any origin, no auth in the handshake. Returns the stop.
 */
export function serveRealtime(
  http: HttpServer,
  port: ExchangePort,
  faults: FaultBoard,
  transports: readonly Transport[],
): () => Promise<void> {
  const io = new Server(http, {
    path: '/socket.io/',
    allowEIO3: true,
    cors: { origin: '*' },
    transports: [...transports],
    pingInterval: 25_000,
    pingTimeout: 60_000,
    serveClient: false,
    allowRequest: (request, decide) => {
      const wantsWebSocket = request.url?.includes('transport=websocket') === true;
      decide(null, !faults.settings.offline && !(wantsWebSocket && faults.refusesWebSockets));
    },
  });
  io.on('connection', (socket) => {
    port.socketOpened(socket.id);
    socket.onAny((event: string, ...args: readonly unknown[]) => port.socketSaid(socket.id, event, ...args));
    socket.on('disconnect', () => port.socketClosed(socket.id));
  });
  carryEvents(port, faults, (pushes) => {
    for (const { sockets, event, payload } of pushes) {
      // Each socket is a room of its own, and a broadcast to rooms is encoded once.
      if (sockets) io.to([...sockets]).emit(event, payload);
      else io.emit(event, payload);
    }
  });
  // The connection breaks underneath: a goodbye of the server's would keep clients from coming back.
  faults.dropped.on(() => {
    for (const socket of io.sockets.sockets.values()) socket.conn.close();
  });
  return () => io.close();
}
