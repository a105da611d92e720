import { readdir, readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, resolve, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { acceptsEncoding, HttpProblem } from './http-answer';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.gif': 'image/gif',
  '.mp3': 'audio/mpeg',
  '.webm': 'video/webm',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};
const COMPRESSED = new Set(['.html', '.js', '.css', '.json', '.svg', '.webmanifest']);

/** The strongest compression, because each file is compressed once and cached for a year. */
const encoders = {
  br: (bytes: Buffer) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }),
} as const;

function encodingFor({ headers }: IncomingMessage, extension: string): keyof typeof encoders | null {
  if (!COMPRESSED.has(extension)) return null;
  if (acceptsEncoding(headers, 'br')) return 'br';
  return acceptsEncoding(headers, 'gzip') ? 'gzip' : null;
}

/**
 * The Content-Security-Policy header for a page: the policy from the page's own meta tag
 * (scripts/vite/content-security.ts), and `frame-ancestors`, which a meta tag cannot set.
 */
function policyOf(page: Buffer): string {
  const own = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(page.toString('utf8'))?.[1];
  return [...(own === undefined ? [] : [own]), "frame-ancestors 'self'"].join('; ');
}

async function prepare(folder: string, compress: (file: string, bytes: Buffer) => Promise<Buffer>): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    if (!COMPRESSED.has(extname(name))) continue;
    const file = resolve(folder, name);
    const bytes = await readFile(file).catch(() => null);
    if (bytes) await compress(file, bytes);
  }
}

/**
 * Serves a build under a prefix, compressed as a real server does, so that measurements are meaningful. Files in
 * assets/ carry a hash in their names and never change; all other files are revalidated each time.
 */
export function staticHandler(folder: string, prefix = '/h5/') {
  const root = resolve(folder);
  const compressed = new Map<string, { readonly bytes: Buffer; readonly encoded: Promise<Buffer> }>();
  const compress = (file: string, bytes: Buffer, encoding: keyof typeof encoders): Promise<Buffer> => {
    const key = `${encoding} ${file}`;
    const known = compressed.get(key);
    if (known?.bytes.equals(bytes)) return known.encoded;
    // A new build: most files of the last one will not be requested any more.
    if (known) compressed.clear();
    const encoded = encoders[encoding](bytes);
    compressed.set(key, { bytes, encoded });
    return encoded;
  };
  // Compressed in advance, so that no first visit waits for it.
  void prepare(resolve(root, 'assets'), (file, bytes) => compress(file, bytes, 'br'));

  return async (request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> => {
    const requested = decodeURIComponent(url.pathname.slice(prefix.length)) || 'index.html';
    const file = resolve(root, requested);
    if (!file.startsWith(root + sep)) throw new HttpProblem(404, 'no such file');
    const bytes = await readFile(file).catch(() => null);
    if (!bytes) throw new HttpProblem(404, 'no such file');
    const extension = extname(file);
    const encoding = encodingFor(request, extension);
    if (extension === '.html') response.setHeader('content-security-policy', policyOf(bytes));
    let body: Buffer = bytes;
    if (encoding) {
      body = await compress(file, bytes, encoding);
      response.setHeader('content-encoding', encoding);
    }
    response.writeHead(200, {
      'content-type': TYPES[extension] ?? 'application/octet-stream',
      'content-length': body.length,
      'cache-control': requested.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      vary: 'accept-encoding',
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  };
}
