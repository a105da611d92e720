import { decodeForm } from '@/contract/form';
import { IDEMPOTENT_BY_HEADER, REQUEST_ID_FIELD } from '@/contract/request-id';
import { loadModule } from '@/lib/loading/load-module';
import { once } from '@/lib/loading/once';
import { randomId } from '@/lib/random-id';
import type { FaultMonitor } from '../../faults/fault-monitor';
import { type CallOutcome, sendCall } from '../../faults/faulty-calls';
import type { ExchangePort } from '../../port';
import { SITE_DOCUMENT_TYPE, siteDocument } from '../../products/content/site-documents';
import type { EngineServer } from '../../realtime/session-server';
import { loadTextsOf } from '../../texts/load';
import { isMultipart, wireRequest, withoutFileFacts } from '../wire-request';
import type { FileStore } from './file-store';
import { galleryFile } from './gallery-media';
import { isOnSite, networkIsLost } from './network';

/** Everything that answers requests. */
export interface Site {
  readonly port: ExchangePort;
  sockets(): Promise<{ readonly engine: EngineServer }>;
  readonly files: FileStore;
  readonly faults: FaultMonitor;
}

const isOurs = (address: string, prefix: string): boolean => {
  const { origin, pathname } = new URL(address);
  // In a page opened from a Windows disk, every path begins with the drive letter.
  return isOnSite(origin) && pathname.replace(/^\/[a-z]:(?=\/)/i, '').startsWith(prefix);
};

/** Distinguishes the calls of this page from those of other pages of the same exchange. */
const pageName = randomId();
let wired = 0;
const nextId = () => {
  wired += 1;
  return `${pageName}-${wired}`;
};

const importUpload = () => import('./upload').then((module) => module.default);
const importNote = () => import('./note-faulty').then((module) => module.default);
// Once, because a fault that slows files down would delay every upload.
const loadUpload = once(() => loadModule(importUpload));
const loadNote = once(() => loadModule(importNote));

const pathOf = ({ url }: Request): string => new URL(url).pathname.replace(/^.*?\/api(?=\/)/, '');

const call = async (
  { port, faults }: Site,
  request: Request,
  fields: Readonly<Record<string, string>>,
): Promise<CallOutcome> => {
  const wired = {
    method: request.method,
    path: pathOf(request),
    fields,
    token: request.headers.get('authorization') ?? '',
  };
  let isMet = false;
  const sent = await sendCall(faults, wireRequest(wired, nextId), (given) => {
    isMet = true;
    return port.call(given);
  });
  // Without a network the chunk may be missing. The call is then not noted, and answered all the same.
  if (!isMet)
    loadNote().then(
      (noteFaulty) => noteFaulty(port, wired, sent),
      () => {},
    );
  return sent;
};

async function answer(site: Site, request: Request): Promise<CallOutcome> {
  if (isMultipart(request.headers.get('content-type'))) {
    // Image reading is loaded only when a file is uploaded.
    const upload = await loadUpload();
    return upload(request, pathOf(request), site.files, (fields) => call(site, request, fields));
  }
  const { searchParams } = new URL(request.url);
  const isQuery = request.method === 'GET' || request.method === 'HEAD';
  return call(site, request, withoutFileFacts(decodeForm(isQuery ? searchParams : await request.text())));
}

/** The addresses of this origin that the sandbox answers, and how. MSW and the bridge both use it. */
export interface Route {
  readonly prefix: string;
  /** Returns `Response.error()` for a request that the network lost. */
  answer(request: Request): Promise<Response>;
}

/**
 * Calls, the polling transport and uploaded files; everything else goes to the network unchanged. Requests wait until
 * the site has started.
 */
export function sandboxRoutes(starting: Promise<Site>): readonly Route[] {
  return [
    {
      prefix: '/api/',
      async answer(request) {
        if (networkIsLost()) return Response.error();
        const outcome = await answer(await starting, request);
        if (outcome.kind === 'broken') return Response.error();
        const { status, body } = outcome.reply;
        return Response.json(body, {
          status,
          headers: { [IDEMPOTENT_BY_HEADER]: REQUEST_ID_FIELD, ...outcome.headers },
        });
      },
    },
    {
      prefix: '/socket.io/',
      async answer(request) {
        const { sockets, faults } = await starting;
        if (networkIsLost() || faults.settings.offline) return Response.error();
        const { engine } = await sockets();
        const body = request.method === 'POST' ? await request.text() : '';
        const query = new URL(request.url).searchParams;
        const reply = await engine.poll(request.method, query, body, !faults.refusesWebSockets);
        const headers = { 'content-type': reply.contentType, 'cache-control': 'no-store' };
        return new Response(reply.body, { status: reply.status, headers });
      },
    },
    {
      prefix: '/upload/',
      async answer(request) {
        const { files, faults } = await starting;
        if (faults.settings.offline) return Response.error();
        const { pathname, searchParams } = new URL(request.url);
        const lang = searchParams.get('lang') ?? '';
        await loadTextsOf(lang);
        const page = siteDocument(pathname, lang);
        if (page !== null) return new Response(page, { headers: { 'content-type': SITE_DOCUMENT_TYPE } });
        const stored = galleryFile(pathname);
        if (stored) return fetch(stored, { headers: request.headers });
        const file = await files.get(pathname);
        if (!file) return new Response(null, { status: 404 });
        return new Response(file.bytes, { headers: { 'content-type': file.type } });
      },
    },
  ];
}

/** The route that answers a request; null when it goes to the network. */
export const routeOf = (routes: readonly Route[], { url }: { readonly url: string }): Route | null =>
  routes.find(({ prefix }) => isOurs(url, prefix)) ?? null;
