import type { ProxyOptions } from 'vite';

/** Default address of `npm run sim`. */
const SIM = 'http://127.0.0.1:8787';

interface Addresses {
  readonly VITE_API_BASE?: string | undefined;
  readonly VITE_SOCKET_URL?: string | undefined;
}

/**
 * For `npm run start:live`: the dev server passes requests to the backend (`VITE_API_BASE` and `VITE_SOCKET_URL`, else
 * the exchange of `npm run sim`), so that the page uses only its own origin and the backend needs no CORS. `proxy` is
 * Vite's proxy configuration.
 */
export function liveBackend({ VITE_API_BASE, VITE_SOCKET_URL }: Addresses) {
  const api = new URL(VITE_API_BASE || '/api', SIM);
  const socket = new URL(VITE_SOCKET_URL || api.origin, api.origin);
  const path = api.pathname.replace(/\/$/, '');
  const proxy: Record<string, ProxyOptions> = {
    '/api': { target: api.origin, changeOrigin: true, rewrite: (asked) => asked.replace(/^\/api/, path) },
    '/upload': { target: api.origin, changeOrigin: true },
    '/socket.io': { target: socket.origin, changeOrigin: true, ws: true },
  };
  return { proxy };
}
