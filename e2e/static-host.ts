import { existsSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { text } from 'node:stream/consumers';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
};

export interface StaticHost {
  readonly port: number;
  close(): Promise<void>;
}

/**
 * A minimal web server: the files of a folder under a path, on every address of this machine. Bodies of POST requests
 * to any path are passed to `onPost`. A file is answered when `allow` resolves.
 */
export async function hostFolder(
  folder: () => string,
  path: string,
  onPost: (text: string) => void = () => {},
  allow: (file: string) => Promise<void> = () => Promise.resolve(),
): Promise<StaticHost> {
  const server = createServer((request, response) => {
    if (request.method === 'POST') {
      void text(request).then(onPost);
      response.writeHead(204).end();
      return;
    }
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    const below = pathname.startsWith(path) ? decodeURIComponent(pathname.slice(path.length)) : null;
    const file = below === null ? '' : join(folder(), normalize(`/${below || 'index.html'}`));
    const isMissing = () => void response.writeHead(404, { 'content-type': 'text/plain' }).end('not here');
    if (!file || !existsSync(file) || !statSync(file).isFile()) return isMissing();
    void allow(below ?? '')
      .then(() => readFile(file))
      .then(
        (bytes) =>
          void response
            .writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream' })
            .end(bytes),
        // A test may have ended and removed the folder meanwhile.
        isMissing,
      );
  });
  await new Promise<void>((resolve) => server.listen(0, '0.0.0.0', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
