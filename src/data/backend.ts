import type { ClockPort } from '@/lib/clock-port';
import { ApiError } from './api-error';
import { createServerClock } from './server-clock';

/**
 * Where the app's answers come from (designed). The production default below needs nothing; the sandbox replaces it
 * before the first render, which is the only difference the app ever sees between the two.
 */
export interface Backend {
  /** Settles when calls can be answered; calls made earlier wait for it. */
  readonly ready: Promise<void>;
  /** What a call waits for instead, where a backend lets calls in one after the other while it starts. */
  admit?(): Promise<void>;
  /** Transports for the realtime client; absent or empty means the network's own. */
  socketTransports?(): Promise<unknown[]>;
  /** Turns a path of the server (`/upload/a.png`) into an address the page can show. */
  assetUrl(path: string): string;
  readonly clock: ClockPort;
  /** Origin of the product, such as `https://example.com`; what relative asset paths are prefixed with. */
  readonly host: string;
  /** Told about every answer, so that a clock can be set by the server's Date header. */
  observe?(headers: Headers, sentAtMs: number): void;
}

/** Addresses a deployment sets at build time. */
export const endpoints = {
  apiBase: import.meta.env.VITE_API_BASE || '/api',
  /** Empty means the page's own origin. */
  socketUrl: import.meta.env.VITE_SOCKET_URL || '',
  /** engine.io protocol: 4, or 3 for servers of the family, which speak nothing else (realtime facts section 1.1). */
  socketProtocol: import.meta.env.VITE_SOCKET_PROTOCOL === '3' ? 3 : 4,
} as const;

const ABSOLUTE = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;

/** Absolute addresses (also `data:` and `blob:`) pass, paths are prefixed with the host. */
export function prefixHost(host: string, path: string): string {
  if (path === '' || ABSOLUTE.test(path)) return path;
  return `${host}${path.startsWith('/') ? '' : '/'}${path}`;
}

function productionBackend(): Backend {
  const clock = createServerClock();
  const page = typeof location === 'undefined' ? '' : location.origin;
  // The product's host is where its API lives; a relative base means the page's own origin.
  const host = ABSOLUTE.test(endpoints.apiBase) ? new URL(endpoints.apiBase, page || undefined).origin : page;
  return {
    ready: Promise.resolve(),
    assetUrl: (path) => prefixHost(host, path),
    clock,
    host,
    observe: (headers, sentAtMs) => clock.observe(headers.get('date'), sentAtMs),
  };
}

let current: Backend | null = null;

/** Must run before anything is called or rendered: components may keep the clock they got. */
export function setBackend(next: Backend): void {
  current = next;
}

export function backend(): Backend {
  current ??= productionBackend();
  return current;
}

/** @throws ApiError `network` when the backend could not start. */
export async function whenReady(): Promise<void> {
  try {
    const from = backend();
    await (from.admit?.() ?? from.ready);
  } catch (cause) {
    throw new ApiError('network', `The backend did not start: ${String(cause)}`);
  }
}
