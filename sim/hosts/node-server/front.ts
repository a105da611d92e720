import { createServer, type Server } from 'node:http';
import { sendJson } from './http-answer';
import { type RouteHandler, route } from './http-route';

/** How often a request's time is checked before it is over. */
const CHECKS_PER_TIMEOUT = 4;

/** An HTTP server that listens before the exchange is there. */
export interface Front {
  readonly http: Server;
  /** Answers by these routes from now on; before, every request is answered with 503. */
  serve(routes: readonly [prefix: string, handler: RouteHandler][]): void;
  /** Ends all connections. */
  close(): void;
}

/**
 * Listens at an address. Rejects when it is in use, so that a start which cannot succeed has touched nothing. A request
 * that is not complete after `bodyTimeoutMs` is answered with 408.
 */
export async function openFront(port: number, address: string, bodyTimeoutMs: number): Promise<Front> {
  let routes: Parameters<Front['serve']>[0] | null = null;
  const http = createServer(
    {
      requestTimeout: bodyTimeoutMs,
      headersTimeout: bodyTimeoutMs,
      connectionsCheckingInterval: Math.ceil(bodyTimeoutMs / CHECKS_PER_TIMEOUT),
    },
    (request, response) => {
      if (routes) return void route(routes, request, response);
      response.setHeader('retry-after', '1');
      // The unread body would otherwise be parsed as the next request.
      response.setHeader('connection', 'close');
      sendJson(response, 503, { error: 'the exchange is starting' });
    },
  );
  await new Promise<void>((resolve, reject) => {
    http.once('error', reject);
    http.listen(port, address, resolve);
  });
  return {
    http,
    serve(given) {
      routes = given;
    },
    close() {
      http.close();
      http.closeAllConnections();
    },
  };
}
