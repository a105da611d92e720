import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const BASE = '/h5/';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Without the component that parses markup in texts, which one late screen uses. */
const FRAMEWORK =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|react-i18next\/(?!.*\/Trans)|i18next|@tanstack)\//;

const FIRST_TEXTS = /\/src\/i18n\/(\w+)\/(common|errors|home|market|menu)\.ts$/;
const textsChunk = (id: string) => {
  const lang = FIRST_TEXTS.exec(id)?.[1];
  return lang ? `texts-${lang}` : null;
};

/** What a package asks for, by importer and name, and what it gets instead. */
const LEAN: readonly { readonly importer: RegExp; readonly source: RegExp; readonly code: string }[] = [
  {
    // Request handlers of its models: the exchange answers calls itself.
    importer: /@mswjs\/data/,
    source: /generate(Rest|GraphQL)Handlers$/,
    code: 'export function generateRestHandlers() {}\nexport function generateGraphQLHandlers() {}',
  },
  {
    importer: /@mswjs\/data/,
    source: /^lodash$/,
    code: "export const isFunction = (value) => typeof value === 'function';",
  },
  {
    importer: /@mswjs\/data/,
    source: /^date-fns$/,
    code: 'export const compareAsc = (left, right) => Math.sign(left - right);',
  },
  {
    // With it comes the list of all public suffixes of the web. The family's servers set no cookies, nor does ours.
    importer: /node_modules\/msw\//,
    source: /\/cookieStore(\.mjs)?$/,
    code: 'export const cookieStore = { getCookies: () => [], setCookie: async () => {} };',
  },
];

/**
 * The sandbox is downloaded by phones, and some of its packages bring much along that nothing here runs: 175 of 310 kB
 * (gzip). They get the one function they call, or none where they would not call it.
 */
function leanSandbox(): Plugin {
  const STUB = '\0lean:';
  return {
    name: 'lean-sandbox',
    enforce: 'pre',
    resolveId(source, importer = '') {
      const at = LEAN.findIndex((lean) => lean.importer.test(importer) && lean.source.test(source));
      return at === -1 ? null : `${STUB}${at}`;
    },
    load: (id) => (id.startsWith(STUB) ? LEAN[Number(id.slice(STUB.length))]?.code : null),
  };
}

/**
 * react-router comes in one file, whose components a bundler keeps because making them might do something. It does
 * not: said so, the links, forms and data routers that the app does not use (src/app/router.tsx) are left out, 9 of
 * 15 kB (gzip) of the first screen.
 */
function shakeableRouter(): Plugin {
  return {
    name: 'shakeable-router',
    apply: 'build',
    transform: {
      filter: { id: /node_modules\/react-router\/dist\/.*\.mjs$/ },
      handler: (code) => ({
        code: code
          .replace(/= (React\d*\.(?:memo|forwardRef)\()/g, '= /* @__PURE__ */ $1')
          .replace(/^\w+\.displayName = .*;$/gm, '')
          .replace(
            /^var (\w+) = class extends (React\d*\.Component) \{$([\s\S]*?)^\};$/gm,
            'var $1 = /* @__PURE__ */ (() => class extends $2 {$3})();',
          ),
        map: null,
      }),
    },
  };
}

/**
 * Lets the outline of index.html be painted before anything else is read: a style sheet in the head would hold back all
 * painting, and a script that is at hand would run before the first frame. After the outline, sheets hold back only the
 * script below them, which starts the app a frame later (hidden pages have no frames, and start at once).
 */
function outlineFirst(): Plugin {
  return {
    name: 'outline-first',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const sheets = html.match(/<link rel="stylesheet"[^>]*>/g) ?? [];
        const [script = '', entry = ''] = /<script type="module"[^>]* src="([^"]*)"><\/script>/.exec(html) ?? [];
        if (!entry) throw new Error('index.html has lost its script');
        const start = `<script>{ const start = () => import(${JSON.stringify(entry)}); if (document.hidden) start(); else requestAnimationFrame(() => setTimeout(start)) }</script>`;
        return sheets
          .reduce((rest, sheet) => rest.replace(sheet, ''), html)
          .replace(script, `<link rel="modulepreload" crossorigin href="${entry}">`)
          .replace('</body>', `${sheets.join('')}${start}</body>`);
      },
    },
  };
}

/**
 * Asks for files in index.html that the scripts there would ask for a round trip later: the words of the chosen
 * language and, after all else, the simulation.
 */
function earlyRequests(): Plugin {
  return {
    name: 'early-requests',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const files = Object.keys(bundle);
        const texts = Object.fromEntries(
          files.flatMap((file) => {
            const lang = /\/texts-(\w+)-[^/]*\.js$/.exec(file)?.[1];
            return lang ? [[lang, BASE + file]] : [];
          }),
        );
        // As src/data/session reads it; languages other than Indonesian show English where they have no text.
        const preloadTexts = `{
          const files = ${JSON.stringify(texts)};
          let lang = 'id';
          try { lang = localStorage.getItem('lang') || lang } catch {}
          for (const href of new Set([files[lang], lang === 'id' ? files.id : files.en])) {
            if (!href) continue;
            const link = document.createElement('link');
            document.head.append(Object.assign(link, { rel: 'modulepreload', crossOrigin: '', href }));
          }
        }`;
        const simulation = files.filter((file) => /\/(boot|start|worker)-(?!realtime)[^/]*\.js$/.test(file));
        return [
          { tag: 'script', children: preloadTexts.replaceAll(/\s+/g, ' '), injectTo: 'head-prepend' },
          ...simulation.map((file) => ({
            tag: 'link',
            attrs: { rel: 'prefetch', href: BASE + file },
            injectTo: 'head' as const,
          })),
        ];
      },
    },
  };
}

/**
 * One app, three builds. `sandbox` carries the simulated exchange, `production` and `live` carry none of it:
 * `__SANDBOX__` is a constant, so the one dynamic import of sim/ in src/main.tsx is removed at build time.
 */
export default defineConfig(({ mode }) => {
  const sandbox = mode === 'sandbox';
  return {
    base: BASE,
    // The service worker of MSW is served from beside its host, and from nowhere in a production build.
    publicDir: sandbox ? at('sim/hosts/browser/public') : false,
    define: {
      __SANDBOX__: JSON.stringify(sandbox || mode === 'test'),
      __APP_VERSION__: JSON.stringify('0.8.0'),
      __BUILD_ID__: JSON.stringify(process.env.BUILD_ID ?? '0.8.0'),
    },
    resolve: { alias: { '@': at('src'), '@sim': at('sim'), '@scenarios': at('scenarios') } },
    plugins: [react(), shakeableRouter(), leanSandbox(), earlyRequests(), outlineFirst()],
    worker: { format: 'es', plugins: () => [leanSandbox()] },
    // Pages are found by glob and the simulation is imported late: named here, their packages are prepared before the
    // first page is opened, and not with a reload in the middle of it.
    optimizeDeps: {
      entries: ['index.html', 'src/pages/**/page.tsx', 'src/ui/gallery/gallery.tsx', 'sim/hosts/browser/*.ts'],
      rolldownOptions: { plugins: [leanSandbox()] },
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
            // Few files, because a phone waits a round trip for each handful: what every screen needs and only an upgrade
            // changes, what the shell needs besides, what home adds, what a language says on both, and what answers for the simulation. A group takes along
            // what its files import, as far as no group before it did.
            groups: [
              { name: 'framework', test: FRAMEWORK, priority: 4 },
              { name: 'app', test: /\/src\/app\//, priority: 3 },
              { name: 'home', test: /\/src\/pages\/index\/index\/page\.tsx$/, priority: 2 },
              { name: textsChunk, priority: 1 },
              { name: 'start', test: /\/sim\/hosts\/browser\/start\.ts$/ },
            ],
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
