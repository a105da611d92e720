import type { FaultMonitor } from '../../faults/fault-monitor';
import type { LocalPort } from '../local-port';
import { apiHandler } from './api';
import { documentRoutes } from './contract-documents';
import { controlHandler } from './control';
import { logoRoute } from './family-host';
import type { RouteHandler } from './http-route';
import type { ServerOptions } from './options';
import type { RunningPairing } from './pairing';
import { staticHandler } from './static-files';
import { storedFiles } from './stored-files';
import type { UploadFolder } from './upload-folder';

/** What the routes answer from. */
interface Parts {
  readonly port: LocalPort;
  readonly faults: FaultMonitor;
  readonly uploads: UploadFolder;
  readonly pairing: RunningPairing | null;
}

/** Everything that a host serves beside its sockets. */
export function routesOf(
  { staticDir, roomDir, family = false, trustProxy = 0 }: ServerOptions,
  { port, faults, uploads, pairing }: Parts,
): readonly [prefix: string, handler: RouteHandler][] {
  const customerOf = (token: string) => port.customerOf(token);
  const routes: [prefix: string, handler: RouteHandler][] = [
    ['/api/', apiHandler({ port, faults, uploads, customerOf, nowMs: () => port.nowMs, family, trustProxy })],
    ...(family ? [logoRoute] : []),
    ['/upload/', storedFiles(uploads)],
    ['/__sandbox/', controlHandler(port, pairing)],
    ...(roomDir === undefined ? [] : [['/room/', staticHandler(roomDir, '/room/')] as [string, RouteHandler]]),
    ...documentRoutes(),
  ];
  if (staticDir === undefined) return routes;
  const lead: RouteHandler = (_request, response, { search }) =>
    void response.writeHead(302, { location: `/h5/${search}` }).end();
  return [...routes, ['/h5/', staticHandler(staticDir)], ['/h5', lead], ['/', lead]];
}
