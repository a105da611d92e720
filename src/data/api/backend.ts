import type { ClockPort } from '@/lib/clock-port';
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
  /** Called with every answer's headers, so that a clock can be set by the server's Date header. */
  observe?(headers: Headers, sentAtMs: number): void;
}

/** Addresses that a deployment sets at build time. */
export const endpoints = {
  apiBase: import.meta.env.VITE_API_BASE || '/api',
  /** Empty means the page's own origin. */
  socketUrl: import.meta.env.VITE_SOCKET_URL || '',
  /** engine.io protocol: 4, or 3 for servers of the family that support no other (realtime facts section 1.1). */
  socketProtocol: import.meta.env.VITE_SOCKET_PROTOCOL === '3' ? 3 : 4,
} as const;

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
    observe: (headers, sentAtMs) => clock.observe(headers.get('date'), sentAtMs),
  };
}

let current: Backend | null = null;

/** Call it before any call or render, because components may keep the clock they received. */
export function setBackend(next: Backend): void {
  current = next;
}

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
