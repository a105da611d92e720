import type { Plugin } from 'vite';

/**
 * react-router is one file, whose components bundlers keep because creating them might have side effects. They have
 * none. Marked as pure, the links, forms and data routers that the app does not use (src/app/router.tsx) are dropped: 8
 * of 15 kB (gzip) of the first screen. Configuration cannot say so: `treeshake.manualPureFunctions` drops none of them,
 * because of the `displayName` each is given.
 */
export function shakeableRouter(): Plugin {
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
