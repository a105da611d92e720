import { createValueStore, type ReadableStore } from '@/lib/stores/value-store';

/** Why the server at the configured address is no backend of this app, as far as a page can see. */
export interface BackendMismatch {
  /** `forbidden`: the server answers, but does not allow this page's origin (CORS). */
  readonly kind: 'unreachable' | 'forbidden' | 'status' | 'notJson' | 'envelope';
  /** Method and address of the request, which is relative on the page's own host. */
  readonly method: string;
  readonly url: string;
  /** The beginning of the response; '' if there was none. */
  readonly response: string;
}

const current = createValueStore<BackendMismatch | null>(null);

/** The mismatch that was found first; null without one, and from the first answer of a backend on. */
export const backendMismatch: ReadableStore<BackendMismatch | null> = current;

/** After the first answer, a failure concerns its call and not the address. */
let hasAnswered = false;

/** Keeps the first report only, so that the displayed problem does not change with every further failure. */
export function reportBackendMismatch(found: BackendMismatch): void {
  if (!hasAnswered && current.get() === null) current.set(found);
}

/** The status, type and beginning of a response. */
export const responseStart = ({ status, headers }: Response, text = ''): string =>
  [`HTTP ${status}`, headers.get('content-type') ?? '', text.trim().slice(0, 80)]
    .filter((part) => part !== '')
    .join(', ');

/**
 * Whether any server answers at the address. The browser sends the request, but does not let the page read the answer.
 */
const isThere = (url: string): Promise<boolean> =>
  fetch(url, { mode: 'no-cors', cache: 'no-store' }).then(
    () => true,
    () => false,
  );

/**
 * Reports a request without an answer. On another host, checks whether the server answers but forbids this page to read
 * it.
 */
export async function reportNoAnswer(method: string, url: string): Promise<void> {
  if (hasAnswered) return;
  const isElsewhere = /^https?:/.test(url) && new URL(url).origin !== location.origin;
  const kind = isElsewhere && (await isThere(url)) ? 'forbidden' : 'unreachable';
  reportBackendMismatch({ kind, method, url, response: '' });
}

/** Checks a JSON answer: that of a backend has the fields of the envelope (src/contract/envelope.ts). */
export function reportJson(method: string, url: string, response: Response, body: unknown): void {
  if (hasAnswered) return;
  const { type, code } = typeof body === 'object' && body !== null ? (body as { type?: unknown; code?: unknown }) : {};
  // Some servers have a number as the type of a failure.
  hasAnswered = typeof type === 'string' || typeof type === 'number' || typeof code === 'number';
  if (hasAnswered) current.set(null);
  else
    reportBackendMismatch({ kind: 'envelope', method, url, response: responseStart(response, JSON.stringify(body)) });
}
