import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { loadEnv } from 'vite';
import { defineConfig } from 'vitest/config';
import { baseSlash } from './scripts/vite/base-slash.ts';
import { buildId } from './scripts/vite/build-id.ts';
import { contentSecurity } from './scripts/vite/content-security.ts';
import { contractDocuments } from './scripts/vite/contract-documents.ts';
import { earlyRequests } from './scripts/vite/early-requests.ts';
import { embedOrigins } from './scripts/vite/embed-origins.ts';
import { lastingAssets } from './scripts/vite/lasting-assets.ts';
import { liveBackend } from './scripts/vite/live-backend.ts';
import { liveScenarios } from './scripts/vite/live-scenarios.ts';
import { manual } from './scripts/vite/manual.ts';
import { offlineCopy } from './scripts/vite/offline-copy.ts';
import { outlineFirst } from './scripts/vite/outline-first.ts';
import { pageBackend } from './scripts/vite/page-backend.ts';
import { scenariosOnDemand } from './scripts/vite/scenarios-on-demand.ts';
import { scopedName } from './scripts/vite/scoped-name.ts';
import { singleFile } from './scripts/vite/single-file.ts';
import { treeShakeableRouter } from './scripts/vite/tree-shakeable-router.ts';
import { SITE_DOCUMENT_STYLE } from './sim/products/content/site-document-style.ts';

const BASE = '/h5/';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Modules of the `framework` chunk: packages that every screen needs, and the helpers that load other files. Parts that
 * only late screens use are left out: paged queries, mutations' hook, and react-i18next, whose `Trans` component parses
 * markup in texts.
 */
const FRAMEWORK =
  /vite\/preload-helper|\/src\/lib\/loading\/load-module\.ts|node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|i18next|@tanstack(?!.*\/(useInfiniteQuery|infiniteQueryO\w+|useMutation|mutationObserver)\.js$))\//;

/**
 * Further modules that the shell, home and the entry need: one file with one style sheet, because they start together.
 */
const APP =
  /\/src\/(app\/(?!navigation\/swipe-back|backend-problem|simulation-failure|notices|assistance|follow-focus)|pages\/index\/index\/page\.tsx|data\/accounts\/user\.ts|lib\/clock\/use-clock\.ts|ui\/(tokens|fonts|reset)\.css)/;

/** Modules that most other screens share. The first screen needs them only after it is drawn. */
const PARTS =
  /\/src\/(ui\/(display\/(list-row|badge)|feedback\/countdown|forms\/field\.module|overlays\/keep-focus-near)|data\/(queries\/paged-query|market\/use-price)|lib\/(clock\/use-now|sandbox\/welcome))\.|icons\/(x|chevron-down|smartphone|undo-2)\.|infiniteQueryObserver|useInfiniteQuery|mutationObserver|useMutation/;

/**
 * Tests whose modules keep state: the app's session, queries and texts (i18next starts once), the browser's globals,
 * the library of scenarios that a test adds to, the files of a lock; and tests that mock modules. Each of these files
 * loads its modules anew.
 */
const OWN_MODULES = [
  '{src/{app,data,i18n,lifecycles,ui},sim/{room,hosts/browser},scripts,e2e}/**/*.test.{ts,tsx}',
  'src/pages/{nft/_gallery/description,otc/otc/{appeal,order-actions},_shared/form/confirm-frame,invest/purchase/dual-confirm}.test.tsx',
  'src/pages/{_shared/copy/no-trader,index/index/language-offer,transaction/alerts/page}.test.tsx',
  'src/pages/fund/receive_withdraw_record/withdraw-list.test.tsx',
  'sim/control/{export/as-scenario,inspect/copy}.test.ts',
  'sim/hosts/node-server/journal-lock.test.ts',
  'sim/matrix/events.test.ts',
];
const FIRST_TEXTS = /\/src\/i18n\/catalog\/first\/(\w+)\.ts$/;
const ROOM_TEXTS = /\/sim\/room\/texts\/(\w+)\/[\w-]+\.ts$/;
const textsChunk = (id: string) => {
  const lang = FIRST_TEXTS.exec(id)?.[1];
  const ofRoom = ROOM_TEXTS.exec(id)?.[1];
  return lang ? `texts-${lang}` : ofRoom ? `room-texts-${ofRoom}` : null;
};

/**
 * One app, three builds. `sandbox` carries the simulated exchange, `production` and `live` carry none of it:
 * `__SANDBOX__` is a constant, so the one dynamic import of sim/ in src/main.tsx is removed at build time.
 */
export default defineConfig(({ mode, command }) => {
  const single = mode === 'single';
  const sandbox = mode === 'sandbox' || single;
  const variables = loadEnv(mode, at('.'));
  const live = mode === 'live' && command === 'serve' ? liveBackend(variables) : null;
  const publicDir = at('sim/hosts/browser/public');
  const security = {
    build: single ? ('single' as const) : sandbox ? ('sandbox' as const) : ('production' as const),
    ...(sandbox && { framedStyles: [SITE_DOCUMENT_STYLE] }),
  };
  return {
    // A relative base lets the static sandbox work under any path; the hash router does not use the path.
    base: sandbox && command === 'build' ? './' : BASE,
    // MSW's service worker is served from the folder beside its host. Production builds have no public folder.
    publicDir: sandbox && !single ? publicDir : false,
    define: {
      __SANDBOX__: JSON.stringify(sandbox || mode === 'test'),
      __APP_VERSION__: JSON.stringify('0.8.0'),
    },
    resolve: {
      alias: [
        { find: '@', replacement: at('src') },
        { find: '@sim', replacement: at('sim') },
        { find: '@scenarios', replacement: at('scenarios') },
        // React itself has the hook that XState and Base UI otherwise load a shim for.
        { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
        // The package's default entry is its development version, with warnings for developers.
        ...(command === 'build'
          ? [
              { find: /^react-router$/, replacement: at('node_modules/react-router/dist/production/index.mjs') },
              {
                find: /^react-router\/dom$/,
                replacement: at('node_modules/react-router/dist/production/dom-export.mjs'),
              },
            ]
          : []),
        // MSW's own module includes the list of all public suffixes.
        { find: /^\.\.\/.*cookieStore\.mjs$/, replacement: at('sim/hosts/browser/no-cookies.ts') },
      ],
    },
    css: { modules: { generateScopedName: scopedName } },
    plugins: [
      react(),
      buildId(at('.')),
      baseSlash(BASE),
      lastingAssets(),
      treeShakeableRouter(),
      scenariosOnDemand(),
      liveScenarios(),
      contractDocuments(),
      manual(BASE),
      ...(single ? [singleFile(publicDir)] : [outlineFirst(), earlyRequests(!sandbox)]),
      // After the early requests, because the part inserted last comes first in the page. A proxy answers on the page's
      // host.
      ...(sandbox ? [embedOrigins(variables)] : [pageBackend(live ? {} : variables)]),
      contentSecurity(security),
      // After everything that changes the page, because the name of the copy changes with it.
      ...(single ? [] : [offlineCopy(publicDir)]),
    ],
    worker: {
      format: 'es',
      plugins: () => [scenariosOnDemand()],
      // In the single file the worker is started from text inside the page, and cannot load further files.
      rolldownOptions: { output: { codeSplitting: !single } },
    },
    // Vite's scan does not follow the globs of pages or the late import of the simulation. Listing them here prepares
    // their packages at start; otherwise Vite would reload the page when it finds them.
    optimizeDeps: {
      entries: ['index.html', 'src/pages/**/page.tsx', 'src/ui/gallery/gallery.tsx', 'sim/hosts/browser/*.ts'],
    },
    server: {
      port: 5173,
      strictPort: true,
      host: process.env.HOST ?? 'localhost',
      ...(live && { proxy: live.proxy }),
    },
    preview: { port: 5173, strictPort: true },
    build: {
      outDir: single ? 'dist-single' : sandbox ? 'dist-sandbox' : 'dist',
      cssCodeSplit: !single,
      // Marks of coins stay separate files: inlined, every screen would load all of them.
      assetsInlineLimit: single
        ? Number.MAX_SAFE_INTEGER
        : (file) => (/coin-marks|room\/pictures/.test(file) ? false : undefined),
      target: 'es2022',
      modulePreload: {
        // Safari before 17 loads the files of a further screen one after the other without it. It runs too late for the
        // first screen, which everybody loads.
        polyfill: false,
        // index.html has requested these files already. A second request changes nothing but costs a phone some
        // milliseconds.
        resolveDependencies: (_file, files, { hostType }) =>
          hostType === 'html' ? files : files.filter((file) => !/\/(framework|app|rolldown-runtime|index)-/.test(file)),
      },
      sourcemap: false,
      rolldownOptions: {
        output: {
          codeSplitting: !single && {
            // Few files, because each group of requests costs a phone a round trip. The groups: what every screen needs
            // and only an upgrade changes; what else the shell and home need; what other screens share; the first texts
            // of a language; what answers for the simulation; the frame of the control room, which shares only `parts`
            // with screens. A group includes the modules its files import, except those that a group of higher
            // priority has taken.
            groups: [
              { name: 'screens', test: /\/src\/(app\/late-pages|i18n\/late-texts)\.ts$/, priority: 6 },
              { name: 'boot', test: /\/sim\/hosts\/browser\/boot\.ts$/, priority: 5 },
              { name: 'framework', test: FRAMEWORK, priority: 7 },
              { name: 'app', test: APP, priority: 3 },
              { name: 'parts', test: PARTS, priority: 2 },
              { name: textsChunk, debugName: 'texts', priority: 1 },
              { name: 'start', test: /\/sim\/hosts\/browser\/start\.ts$/ },
              { name: 'room', test: /\/sim\/room\/mount\/mount\.ts$/ },
              // Requested after home is drawn: events of prices, and dialogs.
              { name: 'live', test: /\/src\/data\/realtime\/(start-realtime|socket)\.ts$|\/alert-notices\.ts$/ },
              {
                name: 'dialogs',
                test: /\/src\/ui\/overlays\/ask-host\.tsx$|\/popup-dialog\.tsx$|\/form\/show-failure\.ts$|\/market\/toggle-favourite\.ts$/,
              },
            ],
          },
        },
      },
    },
    test: {
      environment: 'node',
      // Threads load modules a tenth quicker than processes.
      pool: 'threads',
      // One more than there are cores, because tests of hosts and commands wait for other processes.
      maxWorkers: availableParallelism() + 1,
      testTimeout: 180_000,
      hookTimeout: 180_000,
      setupFiles: ['sim/matrix/record-calls.ts', 'sim/testing/undo-doubles.ts'],
      projects: [
        // Loading modules anew for each file takes longer than most tests.
        {
          extends: true,
          test: {
            name: 'rules',
            include: ['{src,sim,scenarios}/**/*.test.{ts,tsx}'],
            exclude: OWN_MODULES,
            isolate: false,
          },
        },
        { extends: true, test: { name: 'app and hosts', include: OWN_MODULES } },
      ],
    },
  };
});
