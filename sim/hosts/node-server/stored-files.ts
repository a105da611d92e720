import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, resolve } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { SITE_DOCUMENT_TYPE, siteDocument } from '../../products/content/site-documents';
import { loadTextsOf } from '../../texts/load';
import { type ByteRange, fileOnDisk, type StoredFile } from './file-on-disk';
import { HttpProblem } from './http-answer';
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
async function galleryFile(path: string): Promise<StoredFile | null> {
  const name = /^\/upload\/nft\/([\w-]+\.\w+)$/.exec(path)?.[1];
  const type = TYPES[extname(name ?? '')];
  if (!name || !type) return null;
  return fileOnDisk(resolve(GALLERY, name), type);
}

/** A document of the site. It is built for each request, since the documents are few and short. */
async function siteFile({ pathname, searchParams }: URL): Promise<StoredFile | null> {
  const lang = searchParams.get('lang') ?? '';
  await loadTextsOf(lang);
  const page = siteDocument(pathname, lang);
  if (page === null) return null;
  const bytes = Buffer.from(page);
  const read = ({ first, last }: ByteRange) => Readable.from([bytes.subarray(first, last + 1)]);
  return { type: SITE_DOCUMENT_TYPE, size: bytes.length, read };
}

async function sendTo(response: ServerResponse, content: Readable): Promise<void> {
  try {
    await pipeline(content, response);
  } catch (error) {
    // Players and pages often leave before the end.
    if ((error as { code?: unknown }).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  }
}

/** Serves uploaded files, site documents and the NFT gallery; a `Range` header gets only that part. */
export function storedFiles(uploads: UploadFolder) {
  return async (request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> => {
    const uploaded = await uploads.get(url.pathname);
    const file = uploaded ?? (await siteFile(url)) ?? (await galleryFile(url.pathname));
    if (!file) throw new HttpProblem(404, 'no such upload');
    const { size } = file;
    const range = byteRange(request.headers.range, size);
    response.setHeader('accept-ranges', 'bytes');
    if (range === 'unsatisfiable') {
      response.writeHead(416, { 'content-range': `bytes */${size}` }).end();
      return;
    }
    const sent = range ?? { first: 0, last: size - 1 };
    if (range) response.setHeader('content-range', `bytes ${range.first}-${range.last}/${size}`);
    response.writeHead(range ? 206 : 200, {
      'content-type': file.type,
      'content-length': sent.last - sent.first + 1,
      'access-control-allow-origin': '*',
      // Opened by itself, a file of this origin could otherwise read the session of the app.
      'content-security-policy': 'sandbox',
      // An upload may be the picture of an identity document, which no proxy and no disk keeps a copy of.
      'cache-control': uploaded ? 'private, no-store' : 'no-cache',
    });
    if (request.method === 'HEAD') response.end();
    else await sendTo(response, file.read(sent));
  };
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
