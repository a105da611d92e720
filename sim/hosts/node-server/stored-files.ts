import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, resolve } from 'node:path';
import { SITE_DOCUMENT_TYPE, siteDocument } from '../../products/content/site-documents';
import { loadTextsOf } from '../../texts/load';
import { HttpProblem } from './http-answer';
import type { SentFile } from './multipart';
import type { UploadFolder } from './upload-folder';

const TYPES: Readonly<Record<string, string>> = {
  '.webp': 'image/webp',
  '.gif': 'image/gif',
  '.mp3': 'audio/mpeg',
  '.webm': 'video/webm',
};

/**
 * Relative to the folder in which `npm run sim` is called. The files belong to the browser host, which serves them
 * itself.
 */
const GALLERY = 'sim/hosts/browser/public/nft';

/** An image, sound or video of the NFT gallery (sim/products/nft/media.ts). */
async function galleryFile(path: string): Promise<SentFile | null> {
  const name = /^\/upload\/nft\/([\w-]+\.\w+)$/.exec(path)?.[1];
  const type = TYPES[extname(name ?? '')];
  if (!name || !type) return null;
  const bytes = await readFile(resolve(GALLERY, name)).catch(() => null);
  return bytes && { type, bytes };
}

/** A document of the site. It is built for each request, since the documents are few and short. */
async function siteFile({ pathname, searchParams }: URL): Promise<SentFile | null> {
  const lang = searchParams.get('lang') ?? '';
  await loadTextsOf(lang);
  const page = siteDocument(pathname, lang);
  return page === null ? null : { type: SITE_DOCUMENT_TYPE, bytes: Buffer.from(page) };
}

/** Serves uploaded files, site documents and the NFT gallery; a `Range` header gets only that part. */
export function storedFiles(uploads: UploadFolder) {
  return async (request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> => {
    const uploaded = await uploads.get(url.pathname);
    const file = uploaded ?? (await siteFile(url)) ?? (await galleryFile(url.pathname));
    if (!file) throw new HttpProblem(404, 'no such upload');
    const size = file.bytes.length;
    const range = byteRange(request.headers.range, size);
    response.setHeader('accept-ranges', 'bytes');
    if (range === 'unsatisfiable') {
      response.writeHead(416, { 'content-range': `bytes */${size}` }).end();
      return;
    }
    const sent = range ? file.bytes.subarray(range.first, range.last + 1) : file.bytes;
    if (range) response.setHeader('content-range', `bytes ${range.first}-${range.last}/${size}`);
    response.writeHead(range ? 206 : 200, {
      'content-type': file.type,
      'content-length': sent.length,
      'access-control-allow-origin': '*',
      // Opened by itself, a file of this origin could otherwise read the session of the app.
      'content-security-policy': 'sandbox',
      // Only uploads may be cached for long, because their addresses contain a digest of the bytes.
      'cache-control': uploaded ? 'public, max-age=31536000, immutable' : 'no-cache',
    });
    response.end(sent);
  };
}

/** The bytes of a file that a request asks for, both ends included. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/**
 * Reads a `Range` header with one range, as audio and video players send it (RFC 9110, section 14).
 * @returns null when the whole file is to be sent, 'unsatisfiable' when the range begins after the end of the file
 */
export function byteRange(header: string | undefined, size: number): ByteRange | null | 'unsatisfiable' {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (from === '' && to === '') return null;
  const end = size - 1;
  // `bytes=-500` asks for the last 500 bytes.
  const first = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const last = from === '' || to === '' ? end : Math.min(Number(to), end);
  if (first > end || (from === '' && Number(to) === 0)) return 'unsatisfiable';
  return first > last ? null : { first, last };
}
