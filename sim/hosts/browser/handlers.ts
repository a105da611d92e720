import { HttpResponse, http, type RequestHandler } from 'msw';
import { decodeForm } from '@/contract/form';
import type { ExchangePort, WireReply } from '../../port';
import type { EngineServer } from '../../realtime/session-server';
import { uploadedPath, uploadFields } from '../wire-upload';
import type { FileStore } from './file-store';

/** What requests are answered from. */
export interface Site {
  readonly port: ExchangePort;
  readonly engine: EngineServer;
  readonly files: FileStore;
  readonly webSocketsBlocked: () => boolean;
}

const isOurs = (request: Request, prefix: string): boolean => {
  const { origin, pathname } = new URL(request.url);
  return origin === location.origin && pathname.startsWith(prefix);
};

/** Distinguishes the calls of this page from those of another one of the same exchange. */
const pageName = `${Date.now().toString(36)}-${Math.floor(Math.random() * 1e9).toString(36)}`;
let asked = 0;
const nextId = () => {
  asked += 1;
  return `${pageName}-${asked}`;
};

const isMultipart = (request: Request) => request.headers.get('content-type')?.startsWith('multipart/form-data');

async function readForm(request: Request): Promise<{ fields: Record<string, string>; file: File | null }> {
  const fields: Record<string, string> = {};
  let file: File | null = null;
  for (const [name, value] of await request.formData()) {
    if (typeof value === 'string') fields[name] = value;
    else if (name === 'file') file = value;
  }
  return { fields, file };
}

const call = ({ port }: Site, request: Request, fields: Readonly<Record<string, string>>): Promise<WireReply> =>
  port.call({
    id: nextId(),
    method: request.method,
    path: new URL(request.url).pathname.slice('/api'.length),
    fields,
    token: request.headers.get('authorization') ?? '',
  });

async function upload(site: Site, request: Request): Promise<WireReply> {
  const { fields, file } = await readForm(request);
  const bytes = file ? new Uint8Array(await file.arrayBuffer()) : null;
  const reply = await call(site, request, uploadFields(fields, file && bytes ? { type: file.type, bytes } : null));
  const path = uploadedPath(reply.body);
  if (path && file && bytes) await site.files.put(path, { type: file.type, bytes: bytes.buffer });
  return reply;
}

async function answer(site: Site, request: Request): Promise<WireReply> {
  if (isMultipart(request)) return upload(site, request);
  const { searchParams } = new URL(request.url);
  const isQuery = request.method === 'GET' || request.method === 'HEAD';
  return call(site, request, decodeForm(isQuery ? searchParams : await request.text()));
}

/**
 * What the sandbox answers below its own origin: calls, the polling transport and uploaded files. Everything else goes
 * to the network untouched. Requests wait for the site, which starts while MSW does.
 */
export function sandboxHandlers(starting: Promise<Site>): RequestHandler[] {
  return [
    http.all(
      ({ request }) => isOurs(request, '/api/'),
      async ({ request }) => {
        if (!navigator.onLine) return HttpResponse.error();
        const { status, body } = await answer(await starting, request);
        return HttpResponse.json(body as Record<string, unknown>, { status });
      },
    ),
    http.all(
      ({ request }) => isOurs(request, '/socket.io/'),
      async ({ request }) => {
        if (!navigator.onLine) return HttpResponse.error();
        const { engine, webSocketsBlocked } = await starting;
        const body = request.method === 'POST' ? await request.text() : '';
        const query = new URL(request.url).searchParams;
        const reply = await engine.poll(request.method, query, body, !webSocketsBlocked());
        const headers = { 'content-type': reply.contentType, 'cache-control': 'no-store' };
        return new HttpResponse(reply.body, { status: reply.status, headers });
      },
    ),
    http.get(
      ({ request }) => isOurs(request, '/upload/'),
      async ({ request }) => {
        const { files } = await starting;
        const file = await files.get(new URL(request.url).pathname);
        if (!file) return new HttpResponse(null, { status: 404 });
        return new HttpResponse(file.bytes, { headers: { 'content-type': file.type } });
      },
    ),
  ];
}
