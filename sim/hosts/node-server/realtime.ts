import type { Server as HttpServer, IncomingMessage } from 'node:http';
import { Server } from 'socket.io';
import type { FaultMonitor } from '../../faults/fault-monitor';
import { deliverEvents } from '../../faults/faulty-events';
import type { ExchangePort } from '../../port';
import { clientAddress } from './client-address';
import { familyEvents } from './family-host';
import type { Transport } from './options';
import { Outbox } from './outbox';
import { PacketBudget, SocketCounter } from './socket-limits';

/** The longest legitimate packet is the list of symbols a socket watches, about a kilobyte. */
const MAX_PACKET_BYTES = 16_384;
/** Unread packets after which a socket is closed. It has been silent for many beats, and reconnects when it wakes. */
const MAX_UNREAD_PACKETS = 5_000;

const unreadOf = (connection: unknown): number =>
  (connection as { readonly writeBuffer: readonly unknown[] }).writeBuffer.length;

interface RealtimeOptions {
  readonly transports: readonly Transport[];
  readonly family: boolean;
  /** Reverse proxies before the host. */
  readonly trustProxy: number;
}

/**
 * A real socket.io server in front of the exchange: engine.io protocol 4 for current clients, protocol 3 for those of
 * this family (realtime facts section 1.1), any origin, no authentication in the handshake. Returns the function that
 * stops it.
 */
export function serveRealtime(
  http: HttpServer,
  port: ExchangePort,
  faults: FaultMonitor,
  { transports, family, trustProxy }: RealtimeOptions,
): () => Promise<void> {
  const counter = new SocketCounter();
  const io = new Server(http, {
    path: '/socket.io/',
    allowEIO3: true,
    cors: { origin: '*' },
    transports: [...transports],
    pingInterval: 25_000,
    pingTimeout: 60_000,
    serveClient: false,
    maxHttpBufferSize: MAX_PACKET_BYTES,
    connectTimeout: 10_000,
    allowRequest: (request, decide) => {
      decide(null, !faults.settings.offline && counter.hasRoomFor(clientAddress(request, trustProxy)));
    },
  });
  // Not in allowRequest, which is not asked when a connection that has begun with polling becomes a WebSocket.
  io.engine.use((request: IncomingMessage, _response: unknown, next: (error?: Error) => void) => {
    const wantsWebSocket = request.url?.includes('transport=websocket') === true;
    next(wantsWebSocket && faults.refusesWebSockets ? new Error('WebSockets are blocked') : undefined);
  });
  io.engine.on('connection', (connection) => {
    connection.once('close', counter.enter(clientAddress(connection.request, trustProxy)));
    const budget = new PacketBudget(performance.now());
    connection.on('packet', () => {
      if (!budget.take(performance.now())) connection.close(true);
    });
  });
  io.on('connection', (socket) => {
    port.socketOpened(socket.id);
    socket.onAny((event: string, ...args: readonly unknown[]) => port.socketEvent(socket.id, event, ...args));
    socket.on('disconnect', () => port.socketClosed(socket.id));
  });
  const outbox = new Outbox(({ sockets, event, payload }) => {
    for (const id of sockets) {
      const connection = io.sockets.sockets.get(id)?.conn;
      if (connection && unreadOf(connection) > MAX_UNREAD_PACKETS) connection.close(true);
    }
    // Each socket is a room of its own, and socket.io encodes a broadcast to rooms only once.
    io.to([...sockets]).emit(event, payload);
  });
  deliverEvents(port, faults, (pushes) =>
    outbox.put(
      pushes
        .map((push) => ({ ...push, sockets: push.sockets ?? [...io.sockets.sockets.keys()] }))
        .flatMap((push) => (family ? familyEvents(push) : [push])),
    ),
  );
  // Closes the underlying connection. After a socket.io disconnect by the server clients would not reconnect.
  faults.dropped.on(() => {
    for (const socket of io.sockets.sockets.values()) socket.conn.close();
  });
  return () => io.close();
}
