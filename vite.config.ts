import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * One app, three builds. `sandbox` carries the simulated exchange, `production` and `live` carry none of it:
 * `__SANDBOX__` is a constant, so the one dynamic import of sim/ in src/main.tsx is removed at build time.
 */
export default defineConfig(({ mode }) => {
  const sandbox = mode === 'sandbox';
  return {
    base: '/h5/',
    // The service worker of MSW is served from beside its host, and from nowhere in a production build.
    publicDir: sandbox ? at('sim/hosts/browser/public') : false,
    define: {
      __SANDBOX__: JSON.stringify(sandbox || mode === 'test'),
      __APP_VERSION__: JSON.stringify('0.8.0'),
      __BUILD_ID__: JSON.stringify(process.env.BUILD_ID ?? '0.8.0'),
    },
    resolve: { alias: { '@': at('src'), '@sim': at('sim'), '@scenarios': at('scenarios') } },
    plugins: [react()],
    worker: { format: 'es' },
    server: { port: 5173, strictPort: true, host: process.env.HOST ?? 'localhost' },
    preview: { port: 5173, strictPort: true },
    build: {
      outDir: sandbox ? 'dist-sandbox' : 'dist',
      target: 'es2022',
      sourcemap: false,
    },
    test: {
      include: ['{src,sim,scenarios,scripts,e2e}/**/*.test.{ts,tsx}'],
      environment: 'node',
      testTimeout: 60_000,
    },
  };
});
