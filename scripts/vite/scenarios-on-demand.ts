import type { Plugin } from 'vite';

/**
 * Includes the default scenario in builds for browsers, and lets the other scenarios load on demand
 * (sim/scenarios/files-on-demand.ts).
 */
export function scenariosOnDemand(): Plugin {
  return {
    name: 'scenarios-on-demand',
    // A single file contains all scenarios, and modules built for checks (e2e/bundle.ts) run without a host that could
    // load more.
    apply: ({ build }, { command, mode }) => command === 'build' && mode === 'sandbox' && !build?.lib,
    enforce: 'pre',
    resolveId(source, importer, { ssr }) {
      if (ssr || source !== '../files' || !importer?.endsWith('/sim/scenarios/start/library.ts')) return null;
      return this.resolve('../files-on-demand', importer);
    },
  };
}
