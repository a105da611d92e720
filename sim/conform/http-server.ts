import { encodeForm } from '@/contract/form';
import type { Asking, HttpAnswer, Server } from './ask';
import { shown } from './finding';

interface HttpOptions {
  /** The address that the paths of calls are appended to, like VITE_API_BASE. */
  readonly base: string;
  /** Real milliseconds that an answer may take. */
  readonly timeoutMs: number;
}

/**
 * The base address of the calls: `https://host` becomes `https://host/api`, where servers of this family have their
 * calls.
 */
export function apiBase(given: string): string {
  const url = new URL(given);
  return url.pathname === '/' ? `${url.origin}/api` : given.replace(/\/+$/, '');
}

/** A server that is called over HTTP, as the app calls it. */
export function httpServer({ base, timeoutMs }: HttpOptions): Server {
  return {
    ask: (asking) => ask(base, timeoutMs, asking),
    pause: (ms) => new Promise((resolve) => void setTimeout(resolve, ms)),
    codeFor: (address) => codeInSandbox(base, address),
  };
}

function requestOf(base: string, { call, fields, token, file }: Asking): [url: string, init: RequestInit] {
  const [method = '', path = ''] = call.split(' ');
  const form = encodeForm({ ...fields, lang: 'en' });
  // Visitors of this family send the header empty.
  const init: RequestInit = { method, headers: { authorization: token }, redirect: 'manual' };
  if (method === 'GET') return [`${base}${path}?${form}`, init];
  if (!file) return [`${base}${path}`, { ...init, body: form }];
  const parts = new FormData();
  for (const [name, value] of form) parts.append(name, value);
  parts.append('file', new Blob([file.bytes], { type: file.type }), 'conform.png');
  return [`${base}${path}`, { ...init, body: parts }];
}

async function ask(base: string, timeoutMs: number, asking: Asking): Promise<HttpAnswer> {
  const [url, init] = requestOf(base, asking);
  let reply: Response;
  let text: string;
  try {
    reply = await fetch(url, { ...init, signal: AbortSignal.timeout(timeoutMs) });
    text = await reply.text();
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    const seen = isLate ? `none within ${timeoutMs} ms` : reasonOf(error);
    return noBody(0, { expected: 'an answer', seen });
  }
  const dateMs = Date.parse(reply.headers.get('date') ?? '');
  const answered = { status: reply.status, dateMs: Number.isNaN(dateMs) ? null : dateMs };
  const target = reply.headers.get('location');
  // Browsers follow it without the form, and to another host without the session.
  if (target !== null && reply.status >= 300 && reply.status < 400)
    return { ...noBody(reply.status, { expected: 'JSON', seen: `a redirection to ${shown(target)}` }), ...answered };
  if (text.trim() === '') return { ...noBody(reply.status, { expected: 'JSON', seen: 'an empty body' }), ...answered };
  try {
    return { ...answered, body: JSON.parse(text), problem: null };
  } catch {
    return { ...noBody(reply.status, { expected: 'JSON', seen: shown(text) }), ...answered };
  }
}

const noBody = (status: number, problem: HttpAnswer['problem']): HttpAnswer => ({
  status,
  body: undefined,
  problem,
  dateMs: null,
});

/** What the codes of Node's client mean, where it is not that there is no connection. */
const BROKEN: readonly (readonly [code: RegExp, meaning: string])[] = [
  [/^(UND_ERR_SOCKET|ECONNRESET|EPIPE)$/, 'a connection that was closed before the end of the answer'],
  [/^HPE_/, 'something that is not HTTP'],
  [/^Z_/, 'an answer that cannot be decompressed'],
  [
    /CERT|SIGNATURE|^ERR_TLS/,
    'a certificate that is not trusted; NODE_EXTRA_CA_CERTS may name a file with one to trust',
  ],
];

/** Fetch gives the reason of a broken connection in `cause`. */
function reasonOf(error: unknown): string {
  const { cause, message } = error as { cause?: { code?: string; message?: string }; message?: string };
  const reason = cause?.code ?? cause?.message ?? message ?? String(error);
  return `${BROKEN.find(([code]) => code.test(reason))?.[1] ?? 'no connection'} (${reason})`;
}

/** The code that was sent, from the control API of the simulated exchange. Other servers do not have this API. */
async function codeInSandbox(base: string, address: string): Promise<string | null> {
  try {
    const reply = await fetch(`${new URL(base).origin}/__sandbox/inbox?to=${encodeURIComponent(address)}`, {
      signal: AbortSignal.timeout(2_000),
    });
    const [newest] = (await reply.json()) as { code?: unknown }[];
    return typeof newest?.code === 'string' ? newest.code : null;
  } catch {
    return null;
  }
}
