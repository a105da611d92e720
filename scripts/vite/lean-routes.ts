import type { Plugin } from 'vite';

/** `query: […],` of a screen, which stands on one line as the table does. */
const QUERY = /,? query: \[[^\]]*\]/g;

/**
 * Which parameters a screen's address may carry is for readers of the route table and its tests. Nothing that runs looks
 * at it, and the table of ninety screens is in the first chunk.
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
