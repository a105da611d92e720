import type { FaultMonitor } from '../../faults/fault-monitor';
import type { LocalPort } from '../local-port';
import { apiHandler } from './api';
import { documentRoutes } from './contract-documents';
import { controlHandler } from './control';
import { logoRoute } from './family-host';
import { HttpProblem } from './http-answer';
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

/** What is only read is not answered to methods that mean a change. */
const readOnly =
  (serve: RouteHandler): RouteHandler =>
  (request, response, url) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      throw new HttpProblem(405, 'GET only', { allow: 'GET, HEAD' });
    return serve(request, response, url);
  };

/** Everything that a host serves beside its sockets. */
export function routesOf(
  { staticDir, roomDir, family = false, trustProxy = 0 }: ServerOptions,
  { port, faults, uploads, pairing }: Parts,
): readonly [prefix: string, handler: RouteHandler][] {
  const customerOf = (token: string) => port.customerOf(token);
  const lead: RouteHandler = (_request, response, { search }) =>
    void response.writeHead(302, { location: `/h5/${search}` }).end();
  const pages: [prefix: string, handler: RouteHandler][] = [
    ...(family ? [logoRoute] : []),
    ['/upload/', storedFiles(uploads)],
    ...documentRoutes(),
  ];
  if (roomDir !== undefined) pages.push(['/room/', staticHandler(roomDir, '/room/')]);
  if (staticDir !== undefined) pages.push(['/h5/', staticHandler(staticDir)], ['/h5', lead], ['/', lead]);
  return [
    ['/api/', apiHandler({ port, faults, uploads, customerOf, nowMs: () => port.nowMs, family, trustProxy })],
    ['/__sandbox/', controlHandler(port, pairing)],
    ...pages.map(([prefix, serve]): [string, RouteHandler] => [prefix, readOnly(serve)]),
  ];
}
