import type { Plugin } from 'vite';

/**
 * Development only: reports an edited scenario to the page, so that the sandbox continues with the new text
 * (sim/room/dev/live-scenarios.ts). Vite would reload the page instead.
 */
export function liveScenarios(): Plugin {
  return {
    name: 'live-scenarios',
    apply: 'serve',
    hotUpdate({ file, type, modules, timestamp }) {
      const edited = /\/(scenarios\/(?:tours\/)?[\w-]+\.ts)$/.exec(file)?.[1];
      if (!edited || type !== 'update' || this.environment.name !== 'client') return;
      for (const module of modules) this.environment.moduleGraph.invalidateModule(module);
      this.environment.hot.send('pocket:scenario-edited', { file: edited, at: timestamp });
      return [];
    },
  };
}
