import { type BackendConfig, type ConfigProblem, OWN_HOST, type ReadConfig } from '@/lib/backend-config';
import type { ClockPort } from '@/lib/clock/clock-port';
import { ApiError } from './api-error';
import { createServerClock } from './server-clock';

/**
 * What answers the app's calls (designed). Production uses the default below. The sandbox replaces it before the first
 * render; this is the only difference between the two that the app sees.
 */
export interface Backend {
  /** Resolves when calls can be answered. Earlier calls wait for it. */
  readonly ready: Promise<void>;
  /** If present, calls wait for this instead of `ready`: it lets calls pass one after the other during the start. */
  admit?(): Promise<void>;
  /** Transports for the realtime client. Absent or empty selects the network's own. */
  socketTransports?(): Promise<unknown[]>;
  /** Turns a path of the server (`/upload/a.png`) into an address the page can show. */
  assetUrl(path: string): string;
  readonly clock: ClockPort;
  /** Origin of the product, such as `https://example.com`. Relative asset paths are prefixed with it. */
  readonly host: string;
  /** Called with the headers of every JSON answer, so that a clock can be set by the server's Date header. */
  observe?(headers: Headers, sentAtMs: number, answeredAtMs: number): void;
}

declare global {
  /** What index.html has read from its configuration (scripts/vite/page-backend.ts); absent in the sandbox. */
  var pageBackend: ReadConfig | undefined;
}

const read: ReadConfig = globalThis.pageBackend ?? { config: OWN_HOST };

/** The problem with the page's configuration, if there is one. No call may be made then. */
export const configProblem: ConfigProblem | null = 'problem' in read ? read.problem : null;

/** Addresses of the backend. */
export const endpoints: BackendConfig = 'config' in read ? read.config : OWN_HOST;

const ABSOLUTE = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;

/** Prefixes a path with the host. Absolute addresses (also `data:` and `blob:`) stay unchanged. */
export function prefixHost(host: string, path: string): string {
  if (path === '' || ABSOLUTE.test(path)) return path;
  return `${host}${path.startsWith('/') ? '' : '/'}${path}`;
}

function productionBackend(): Backend {
  const clock = createServerClock();
  const page = typeof location === 'undefined' ? '' : location.origin;
  // The product's host is that of the API. If the API's base is relative, it is the page's own origin.
  const host = ABSOLUTE.test(endpoints.apiBase) ? new URL(endpoints.apiBase, page || undefined).origin : page;
  return {
    ready: Promise.resolve(),
    assetUrl: (path) => prefixHost(host, path),
    clock,
    host,
    observe: (headers, ...times) => clock.observe(headers.get('date'), ...times),
  };
}

let current: Backend | null = null;

/** Call it before any call or render, because components may keep the clock they received. */
export function setBackend(next: Backend): void {
  current = next;
}

/** Where calls go: the production backend unless another one was set before. */
export function backend(): Backend {
  current ??= productionBackend();
  return current;
}

/** @throws ApiError `network` if the backend could not start. */
export async function whenReady(): Promise<void> {
  try {
    const from = backend();
    await (from.admit?.() ?? from.ready);
  } catch (cause) {
    throw new ApiError('network', `The backend did not start: ${String(cause)}`);
  }
}
