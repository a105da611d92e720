import { createServer, IncomingMessage, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { sendJson } from './http-answer';
import { type RouteHandler, route } from './http-route';

/** How often a request's time is checked before it is over. */
const CHECKS_PER_TIMEOUT = 4;
/**
 * Twice as many as sockets (./socket-limits.ts), and fewer than files that a process may have open: without a free one
 * the run can no longer be stored.
 */
const MAX_CONNECTIONS = 2_000;
/** Requests of one connection that are answered at a time. No browser sends the next one before an answer. */
const MAX_AT_A_TIME = 10;

/**
 * A request that offers to speak another protocol than WebSocket, such as HTTP/2 (`Upgrade: h2c`, which Java's client
 * sends by default), is answered as if it did not (RFC 9110, section 7.8). Node would hand it to the listener of
 * upgrades, which belongs to socket.io and closes the connection without an answer. Node sets `upgrade` before the
 * headers are there, and reads it afterwards.
 */
class HostRequest extends IncomingMessage {
  declare private wantsUpgrade: boolean;

  get upgrade(): boolean {
    return this.wantsUpgrade && /websocket/i.test(this.headers.upgrade ?? '');
  }
  set upgrade(wanted: boolean) {
    this.wantsUpgrade = wanted;
  }
}

/** An HTTP server that listens before the exchange is there. */
export interface Front {
  readonly http: Server;
  /** Answers by these routes from now on; before, every request is answered with 503. */
  serve(routes: readonly [prefix: string, handler: RouteHandler][]): void;
  /** Ends all connections, also those of sockets, which a client that is gone would hold for 30 s. */
  endConnections(): void;
  /** Takes no further connections, and ends all. */
  close(): void;
}

/**
 * Listens at an address. Rejects when it is in use, so that a start which cannot succeed has touched nothing. A request
 * that is not complete after `bodyTimeoutMs` is answered with 408.
 */
export async function openFront(
  port: number,
  address: string,
  bodyTimeoutMs: number,
  maxConnections: number = MAX_CONNECTIONS,
): Promise<Front> {
  const open = new WeakMap<Socket, number>();
  const connections = new Set<Socket>();
  let routes: Parameters<Front['serve']>[0] | null = null;
  const http = createServer(
    {
      IncomingMessage: HostRequest,
      requestTimeout: bodyTimeoutMs,
      headersTimeout: bodyTimeoutMs,
      connectionsCheckingInterval: Math.ceil(bodyTimeoutMs / CHECKS_PER_TIMEOUT),
    },
    (request, response) => {
      const { socket } = request;
      const others = open.get(socket) ?? 0;
      // Answers that nobody reads would be kept in memory, a thousand for each packet of requests.
      if (others >= MAX_AT_A_TIME) return void socket.destroy();
      open.set(socket, others + 1);
      response.once('close', () => open.set(socket, (open.get(socket) ?? 1) - 1));
      // Browsers take nothing for a script or a page that is not declared as one.
      response.setHeader('x-content-type-options', 'nosniff');
      if (routes) return void route(routes, request, response);
      response.setHeader('retry-after', '1');
      // Clients would take the device's time for that of the exchange.
      response.sendDate = false;
      // The unread body would otherwise be parsed as the next request.
      response.setHeader('connection', 'close');
      sendJson(response, 503, { error: 'the exchange is starting' });
    },
  );
  http.maxConnections = maxConnections;
  http.on('connection', (socket) => {
    connections.add(socket);
    socket.once('close', () => connections.delete(socket));
  });
  await new Promise<void>((resolve, reject) => {
    http.once('error', reject);
    http.listen(port, address, resolve);
  });
  const endConnections = () => {
    for (const socket of connections) socket.destroy();
  };
  return {
    http,
    serve(given) {
      routes = given;
    },
    endConnections,
    close() {
      http.close();
      endConnections();
    },
  };
}
