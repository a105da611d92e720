import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { followFaults } from '../../faults/fault-board';
import { LocalPort } from '../local-port';
import { resumeRun } from '../resume-run';
import { apiHandler, type StoredUpload } from './api';
import { controlHandler } from './control';
import { FileRunStore } from './file-run-store';
import { HttpProblem, sendJson } from './http-answer';
import type { ServerOptions } from './options';
import { serveRealtime } from './realtime';
import { staticHandler } from './static-files';
import { storedFiles } from './stored-files';

type RouteHandler = (request: IncomingMessage, response: ServerResponse, url: URL) => Promise<void> | void;

/**
 * The exchange behind a real HTTP and socket.io server on 127.0.0.1. `close` ends connections and resolves when the
 * run has been stored. Throws when the scenario, the journal or the port cannot be used.
 */
export async function startServer(options: ServerOptions): Promise<{ url: string; close(): Promise<void> }> {
  const { scenario, seed, journal, transports, staticDir } = options;
  const store = journal === undefined ? null : new FileRunStore(journal);
  // A file that is no journal must not be written over, so it is read once for the sake of its error.
  await store?.read();
  const resumed = await resumeRun({ scenario, seed, build: __BUILD_ID__, realNowMs: Date.now() }, store);
  const port = new LocalPort(resumed);
  const faults = await followFaults(port);
  const uploads = new Map<string, StoredUpload>();
  const routes: [prefix: string, handler: RouteHandler][] = [
    ['/api/', apiHandler({ port, faults, uploads, nowMs: () => port.nowMs })],
    ['/upload/', storedFiles(uploads)],
    ['/__sandbox/', controlHandler(port)],
  ];
  if (staticDir !== undefined) {
    routes.push(['/h5/', staticHandler(staticDir)]);
    routes.push(['/', (_request, response) => void response.writeHead(302, { location: '/h5/' }).end()]);
  }
  const http = createServer((request, response) => void route(routes, request, response));
  const stopRealtime = serveRealtime(http, port, faults, transports);
  await new Promise<void>((resolve, reject) => {
    http.once('error', reject);
    http.listen(options.port, '127.0.0.1', resolve);
  });
  port.start();
  return {
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    async close() {
      // Closes the HTTP server as well.
      const closed = stopRealtime();
      http.closeAllConnections();
      await closed;
      await port.stop();
    },
  };
}

async function route(
  routes: readonly [string, RouteHandler][],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  try {
    const url = new URL(request.url ?? '/', 'http://127.0.0.1');
    const found = routes.find(([prefix]) => (prefix === '/' ? url.pathname === '/' : url.pathname.startsWith(prefix)));
    if (!found) throw new HttpProblem(404, `nothing is served at ${url.pathname}`);
    await found[1](request, response, url);
  } catch (error) {
    if (response.headersSent) {
      response.destroy();
      return;
    }
    const status = error instanceof HttpProblem ? error.status : 500;
    const message = error instanceof Error ? error.message : String(error);
    if (status === 500) console.error(error);
    sendJson(response, status, { error: message });
  }
}
