import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { monitorFaults } from '../../faults/fault-monitor';
import type { Persistence } from '../../port';
import { LocalPort } from '../local-port';
import { resumeRun } from '../resume-run';
import { apiHandler } from './api';
import { documentRoutes } from './contract-documents';
import { controlHandler } from './control';
import { logoRoute } from './family-host';
import { FileRunStore, REPLIES_OF_A_SERVER } from './file-run-store';
import { type RouteHandler, route } from './http-route';
import type { ServerOptions } from './options';
import { createPairing, type Pairing, pairingAddresses } from './pairing';
import { serveRealtime } from './realtime';
import { staticHandler } from './static-files';
import { storedFiles } from './stored-files';
import { UploadFolder } from './upload-folder';
import { followWallClock } from './wall-clock';

/** Real milliseconds; as long as the app waits for an answer. */
const BODY_TIMEOUT_MS = 60_000;
const CHECKS_PER_TIMEOUT = 4;

/** How other devices are paired with a host that runs with `--pair`. */
interface RunningPairing extends Pairing {
  /** Where another device finds the control room, with the secret. */
  addresses(): readonly string[];
}

/** Substitutes for tests. */
export interface Replaced {
  readonly openStore?: (file: string) => FileRunStore;
  /** Real milliseconds. A request that is not complete by then is answered with 408, and its connection is closed. */
  readonly bodyTimeoutMs?: number;
}

/**
 * Starts the exchange behind a real HTTP and socket.io server on 127.0.0.1, with `pair` in the whole network. `close`
 * ends all connections and resolves when the run has been stored. Throws when the scenario, the journal or the port
 * cannot be used.
 */
export async function startServer(
  options: ServerOptions,
  { openStore = (file) => new FileRunStore(file), bodyTimeoutMs = BODY_TIMEOUT_MS }: Replaced = {},
): Promise<{ url: string; pairing: RunningPairing | null; close(): Promise<void> }> {
  const {
    scenario,
    seed,
    journal,
    transports,
    staticDir,
    roomDir,
    pair = false,
    family = false,
    clock = 'virtual',
  } = options;
  const store = journal === undefined ? null : openStore(journal);
  // resumeRun would go on without a store when reading fails. A file that is not a journal must fail the start, so it
  // is read here first.
  await store?.read();
  const resumed = await resumeRun({ scenario, seed, build: __BUILD_ID__, realNowMs: Date.now() }, store);
  // A host may run for days.
  resumed.exchange.realNow = () => Date.now();
  const port = new LocalPort(resumed, { maxReplies: REPLIES_OF_A_SERVER, trustsIds: family });
  const faults = await monitorFaults(port);
  const uploads = new UploadFolder(resumed.store && `${journal}.uploads`);
  if (resumed.run === null && resumed.exchange.journal.seq === 0) uploads.clear(await port.pictures());
  if (journal !== undefined) warnWhenNotStored(journal, resumed.persistence);
  port.onNotice((notice) => {
    if (notice.kind === 'run' && notice.change !== 'rewound') {
      void port.pictures().then((isSent) => uploads.clear(isSent));
    }
    if (journal !== undefined && notice.kind === 'persistence') warnWhenNotStored(journal, notice.persistence);
  });
  const paired = pair ? createPairing() : null;
  const addresses = () => (paired ? pairingAddresses((http.address() as AddressInfo).port, paired.token) : []);
  const pairing = paired && { ...paired, addresses };
  const customerOf = (token: string) => port.customerOf(token);
  const routes: [prefix: string, handler: RouteHandler][] = [
    ['/api/', apiHandler({ port, faults, uploads, customerOf, nowMs: () => port.nowMs, family })],
    ...(family ? [logoRoute] : []),
    ['/upload/', storedFiles(uploads)],
    ['/__sandbox/', controlHandler(port, pairing)],
    ...(roomDir === undefined ? [] : [['/room/', staticHandler(roomDir, '/room/')] as [string, RouteHandler]]),
    ...documentRoutes(),
  ];
  if (staticDir !== undefined) {
    routes.push(['/h5/', staticHandler(staticDir)]);
    const lead: RouteHandler = (_request, response, { search }) =>
      void response.writeHead(302, { location: `/h5/${search}` }).end();
    routes.push(['/h5', lead], ['/', lead]);
  }
  const http = createServer(
    {
      requestTimeout: bodyTimeoutMs,
      headersTimeout: bodyTimeoutMs,
      connectionsCheckingInterval: Math.ceil(bodyTimeoutMs / CHECKS_PER_TIMEOUT),
    },
    (request, response) => void route(routes, request, response),
  );
  const stopRealtime = serveRealtime(http, port, faults, { transports, family });
  await new Promise<void>((resolve, reject) => {
    http.once('error', reject);
    http.listen(options.port, pair ? '0.0.0.0' : '127.0.0.1', resolve);
  });
  port.start();
  const stopFollowing = clock === 'wall' ? await followWallClock(port) : () => {};
  return {
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}`,
    pairing,
    async close() {
      stopFollowing();
      // This closes the HTTP server as well.
      const closed = stopRealtime();
      http.closeAllConnections();
      await closed;
      await port.stop();
      await uploads.close();
    },
  };
}

/** Reports on the terminal that the run is not stored; `GET /__sandbox/persistence` returns the same facts. */
function warnWhenNotStored(journal: string, { kept, reason, broken }: Persistence): void {
  if (broken !== null) console.error(`the run in ${journal} does not replay: ${broken}`);
  if (!kept) console.error(`NOT KEPT (${reason}): the run goes on in memory, and ${journal} stays as it was`);
}
