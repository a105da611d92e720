import type { Plugin } from 'vite';

/**
 * Development: tells the page which scenario was edited, so that the sandbox goes on with the new text
 * (sim/control/dev/live-scenarios.ts) where Vite would load the page anew.
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
