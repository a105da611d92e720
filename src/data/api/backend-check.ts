import { createValueStore, type ReadableStore } from '@/lib/value-store';

/** Why the server at the configured address is no backend of this app, as far as a page can see. */
export interface BackendMismatch {
  /** `forbidden`: the server answers, but does not allow this page's origin (CORS). */
  readonly kind: 'unreachable' | 'forbidden' | 'status' | 'notJson' | 'envelope';
  /** Method and address of the request, which is relative on the page's own host. */
  readonly method: string;
  readonly url: string;
  /** The beginning of the response; '' if there was none. */
  readonly came: string;
}

const current = createValueStore<BackendMismatch | null>(null);

/** Set while no call of this page has been answered by a backend, and one has failed in such a way. */
export const backendMismatch: ReadableStore<BackendMismatch | null> = current;

/** From the first answer on, a failure says something about its call and not about the address. */
let hasAnswered = false;

/** The first report stays, so that what is shown does not change with every call that fails in the same way. */
export function reportBackendMismatch(found: BackendMismatch): void {
  if (!hasAnswered && current.get() === null) current.set(found);
}

/** The status, type and beginning of a response. */
export const responseStart = ({ status, headers }: Response, text = ''): string =>
  [`HTTP ${status}`, headers.get('content-type') ?? '', text.trim().slice(0, 80)]
    .filter((part) => part !== '')
    .join(', ');

/** Whether any server is there: the browser asks it, but lets nobody read the answer. */
const isThere = (url: string): Promise<boolean> =>
  fetch(url, { mode: 'no-cors', cache: 'no-store' }).then(
    () => true,
    () => false,
  );

/** Reports a request without an answer. On another host it finds out whether only this page is not allowed to read. */
export async function reportNoAnswer(method: string, url: string): Promise<void> {
  if (hasAnswered) return;
  const isElsewhere = /^https?:/.test(url) && new URL(url).origin !== location.origin;
  const kind = isElsewhere && (await isThere(url)) ? 'forbidden' : 'unreachable';
  reportBackendMismatch({ kind, method, url, came: '' });
}

/** Takes note of a JSON answer: a backend's has the fields by which it is read (src/contract/envelope.ts). */
export function reportJson(method: string, url: string, response: Response, body: unknown): void {
  if (hasAnswered) return;
  const { type, code } = typeof body === 'object' && body !== null ? (body as { type?: unknown; code?: unknown }) : {};
  // Some servers have a number as the type of a failure.
  hasAnswered = typeof type === 'string' || typeof type === 'number' || typeof code === 'number';
  if (hasAnswered) current.set(null);
  else reportBackendMismatch({ kind: 'envelope', method, url, came: responseStart(response, JSON.stringify(body)) });
}
