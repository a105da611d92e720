import type { InlineConfig, PreviewServer, ViteDevServer } from 'vite';

/** Settings of a server that listens on a free port and watches no files. */
export const SERVED = {
  base: '/h5/',
  configFile: false,
  logLevel: 'silent',
  optimizeDeps: { noDiscovery: true },
  server: { port: 0, host: '127.0.0.1', ws: false, watch: null },
  preview: { port: 0, host: '127.0.0.1' },
} as const satisfies InlineConfig;

/** The origin on which the server listens. */
export function originOf({ httpServer }: ViteDevServer | PreviewServer): string {
  const address = httpServer?.address();
  if (typeof address !== 'object' || !address) throw new Error('the server does not listen');
  return `http://127.0.0.1:${address.port}`;
}
