import type { Plugin } from 'vite';

/** Gives builds for browsers the default scenario at once and the others when they are asked for (sim/scenarios/files-on-demand.ts). */
export function scenariosOnDemand(): Plugin {
  return {
    name: 'scenarios-on-demand',
    // A single file has them all, and modules made for checks (e2e/bundle.ts) run without a host that could load more.
    apply: ({ build }, { command, mode }) => command === 'build' && mode === 'sandbox' && !build?.lib,
    enforce: 'pre',
    resolveId(source, importer, { ssr }) {
      if (ssr || source !== './files' || !importer?.endsWith('/sim/scenarios/library.ts')) return null;
      return this.resolve('./files-on-demand', importer);
    },
  };
}
