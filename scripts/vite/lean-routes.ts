import type { Plugin } from 'vite';

/** Matches `query: […],` of a screen. The table has one line per screen. */
const QUERY = /,? query: \[[^\]]*\]/g;

/**
 * Removes the parameters of screens' addresses, which only types and tests use: the table of ninety screens is in the
 * first chunk.
 */
export function leanRoutes(): Plugin {
  return {
    name: 'lean-routes',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/app\/routes\.ts$/ },
      handler: (code) => ({ code: code.replace(QUERY, ''), map: null }),
    },
  };
}
