import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const FRAMEWORK =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|react-i18next|i18next|@tanstack)\//;

/**
 * @mswjs/data can make request handlers of its models, and brings msw and graphql along for that: 220 kB of 294, and
 * code that wants localStorage, which workers lack. The exchange answers calls itself, so they are left out.
 */
function leanDatabase(): Plugin {
  const STUB = '\0no-request-handlers';
  return {
    name: 'lean-database',
    enforce: 'pre',
    resolveId: (source, importer) =>
      importer?.includes('@mswjs/data') && /generate(Rest|GraphQL)Handlers/.test(source) ? STUB : null,
    load: (id) =>
      id === STUB ? 'export function generateRestHandlers() {}\nexport function generateGraphQLHandlers() {}' : null,
  };
}

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
    plugins: [react(), leanDatabase()],
    worker: { format: 'es', plugins: () => [leanDatabase()] },
    // Pages are found by glob and the simulation is imported late: named here, their packages are prepared before the
    // first page is opened, and not with a reload in the middle of it.
    optimizeDeps: {
      entries: ['index.html', 'src/pages/**/page.tsx', 'src/ui/gallery/gallery.tsx', 'sim/hosts/browser/*.ts'],
      rolldownOptions: { plugins: [leanDatabase()] },
    },
    server: { port: 5173, strictPort: true, host: process.env.HOST ?? 'localhost' },
    preview: { port: 5173, strictPort: true },
    build: {
      outDir: sandbox ? 'dist-sandbox' : 'dist',
      target: 'es2022',
      sourcemap: false,
      rolldownOptions: {
        output: {
          codeSplitting: {
            // What every screen needs and only an upgrade changes stays in the browser's cache from release to release.
            groups: [{ name: 'framework', test: FRAMEWORK }],
          },
        },
      },
    },
    test: {
      include: ['{src,sim,scenarios,scripts,e2e}/**/*.test.{ts,tsx}'],
      environment: 'node',
      testTimeout: 60_000,
    },
  };
});
